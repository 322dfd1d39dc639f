/** What the tab and the icon of an installed page say: what is shown, and how many tables wait. */

import { mine } from "./mine.svelte";
import { t } from "./words.svelte";

class Tab {
  /** What is shown, if it has a name of its own. */
  page = $state<string | null>(null);

  /** Keep the tab's name true; called once, within a component. */
  keep(): void {
    $effect(() => {
      const name = this.page ?? t("brand");
      const count = mine.waiting.length;
      document.title = count > 0 ? t("title-waiting", { count, page: name }) : name;
    });
    $effect(() => {
      const count = mine.waiting.length;
      // Not every browser has it, and some only for installed pages.
      void navigator.setAppBadge?.(count).catch(() => undefined);
    });
  }
}

export const tab = new Tab();

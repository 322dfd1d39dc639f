import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const PREFIX = "icon:";

/** `import crown from "icon:crown"` gives the drawing of one icon, and bundles no other. */
export function icons(): Plugin {
  return {
    name: "backroom-icons",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = (gameIcons.icons as Record<string, { body: string } | undefined>)[name];
      if (icon === undefined) throw new Error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

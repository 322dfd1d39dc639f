/** What a card is known by: its number, or its name in the edition. */
export type CardId = number | string;

/** What is picked on the board and not sent yet, such as a target before the way to place there. */
export class Selection {
  things = $state.raw<string[]>([]);

  /** The card that is looked at closely. */
  closeUp = $state.raw<CardId | null>(null);
  /** Whether the close-up was asked for: on a small screen it takes the place of the question. */
  isZoomed = $state(false);

  clear(): void {
    this.things = [];
    this.isZoomed = false;
  }

  has(thing: string): boolean {
    return this.things.includes(thing);
  }

  zoom(card: CardId): void {
    this.closeUp = card;
    this.isZoomed = true;
  }
}

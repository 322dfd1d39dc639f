/** What is picked on the board and not sent yet, such as a target before the way to place there. */
export class Selection {
  things = $state.raw<string[]>([]);

  clear(): void {
    this.things = [];
  }

  has(thing: string): boolean {
    return this.things.includes(thing);
  }
}

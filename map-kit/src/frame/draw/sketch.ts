/** A position in the units of the map. */
export type Place = readonly [x: number, y: number];

/** Maximum positions of a stroke; the page simplifies them further. */
const MOST = 200;

/** The drawing so far: corners that were added one by one, or one stroke. */
export class Sketch {
  #corners: Place[] = [];
  #stroke: Place[] | null = null;

  /** In the order they were drawn. */
  get places(): readonly Place[] {
    return this.#stroke ?? this.#corners;
  }

  get isStroke(): boolean {
    return this.#stroke !== null;
  }

  /** Enough for an area. */
  get isArea(): boolean {
    return this.places.length >= 3;
  }

  /**
   * Adds a corner. True if that closes the area: the first corner is added again, or the last one, as by a double
   * click.
   * @param reach distance from a corner that still counts as the corner
   */
  add(place: Place, reach: number): boolean {
    this.#stroke = null;
    const [first, last] = [this.#corners[0], this.#corners.at(-1)];
    const isAgain = [first, last].some((corner) => corner && distance(corner, place) <= reach);
    if (!isAgain) this.#corners.push(place);
    return isAgain && this.isArea;
  }

  /** Continues a stroke, which replaces the corners. */
  draw(place: Place): void {
    this.#corners = [];
    this.#stroke = [...(this.#stroke ?? []), place];
    // Keep every second position of a very long stroke.
    if (this.#stroke.length > MOST) this.#stroke = this.#stroke.filter((_, index) => index % 2 === 0);
  }

  /** Removes the last corner. */
  undo(): void {
    this.#corners.pop();
  }

  clear(): void {
    this.#corners = [];
    this.#stroke = null;
  }
}

const distance = ([x, y]: Place, [otherX, otherY]: Place): number => Math.hypot(x - otherX, y - otherY);

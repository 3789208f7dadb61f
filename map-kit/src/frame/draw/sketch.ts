/** A place on the plane of the map. */
export type Place = readonly [x: number, y: number];

/** Places of a stroke at most; the page leaves fewer of them. */
const MOST = 200;

/** What is drawn so far: corners that were set one by one, or one stroke. */
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
   * Sets a corner. True where that closes the area: the first corner is set again, or the last one, as a double click does.
   * @param reach how far from a corner still means the corner
   */
  add(place: Place, reach: number): boolean {
    this.#stroke = null;
    const [first, last] = [this.#corners[0], this.#corners.at(-1)];
    const isAgain = [first, last].some((corner) => corner && distance(corner, place) <= reach);
    if (!isAgain) this.#corners.push(place);
    return isAgain && this.isArea;
  }

  /** Goes on with a stroke, which takes the place of the corners. */
  draw(place: Place): void {
    this.#corners = [];
    this.#stroke = [...(this.#stroke ?? []), place];
    // Every second place of a very long stroke is enough.
    if (this.#stroke.length > MOST) this.#stroke = this.#stroke.filter((_, index) => index % 2 === 0);
  }

  /** Takes the last corner away. */
  undo(): void {
    this.#corners.pop();
  }

  clear(): void {
    this.#corners = [];
    this.#stroke = null;
  }
}

const distance = ([x, y]: Place, [otherX, otherY]: Place): number => Math.hypot(x - otherX, y - otherY);

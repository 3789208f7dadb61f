import type { Point } from './camera.ts';
import { type Colour, channels, mix, toColour } from './colour.ts';

const COLUMNS = 12;
const ROWS = 9;

/** Follows what a picture becomes at 108 points, so that its average colour is known without rasterising it. */
export class ColourSampler {
  readonly #points: Point[] = [];
  readonly #colours: Colour[] = [];
  #clip: readonly Point[] | undefined;

  constructor(width: number, height: number) {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        this.#points.push([((column + 0.5) / COLUMNS) * width, ((row + 0.5) / ROWS) * height]);
        this.#colours.push('#ffffff');
      }
    }
  }

  cover(shape: readonly Point[], colour: Colour, opacity: number): void {
    let left = Infinity;
    let right = -Infinity;
    let top = Infinity;
    let bottom = -Infinity;
    for (const [x, y] of shape) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    this.#points.forEach((point, index) => {
      if (point[0] < left || point[0] > right || point[1] < top || point[1] > bottom) return;
      if (!contains(shape, point) || (this.#clip && !contains(this.#clip, point))) return;
      this.#colours[index] = opacity >= 1 ? colour : mix(this.#colours[index] ?? colour, colour, opacity);
    });
  }

  /** Limits what `draw` covers to a shape. */
  within(shape: readonly Point[], draw: () => void): void {
    const before = this.#clip;
    this.#clip = shape;
    draw();
    this.#clip = before;
  }

  average(): Colour {
    const sum = [0, 0, 0];
    for (const colour of this.#colours) {
      channels(colour).forEach((value, index) => {
        sum[index] = (sum[index] ?? 0) + value;
      });
    }
    const count = this.#colours.length;
    return toColour((sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count);
  }
}

function contains(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0, before = shape.length - 1; at < shape.length; before = at++) {
    const [ax, ay] = shape[at] as Point;
    const [bx, by] = shape[before] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

import type { Point } from './camera.ts';
import { type Colour, mix } from './colour.ts';
import { ColourSampler } from './colour-sampler.ts';

/** A gradient stop: where (0 to 1), colour, and opacity where it is not 1. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** What a shape is filled with: a colour, or a gradient of this canvas. */
export interface Paint {
  readonly value: string;
  /** Its colour in the average of the picture. */
  readonly mean: Colour;
  readonly opacity: number;
}

/** A plain colour or a gradient. */
export type Fill = Colour | Paint;

/** How touches of the brush look: width in pixels, ends round unless said otherwise. */
export interface DabStyle {
  width: number;
  opacity?: number;
  cap?: 'round' | 'butt';
}

const number = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

const join = (x: number, y: number): string => (y < 0 ? `${number(x)}${number(y)}` : `${number(x)} ${number(y)}`);

/** Whether a tenth of a pixel shows: in bars, slats and lines, not in walls and lawns. */
function isSmall(points: readonly Point[]): boolean {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) < 16;
}

/** Path data of closed polygons, short: relative and rounded without drift. */
function polygonData(points: readonly Point[]): string {
  let data = '';
  let x = 0;
  let y = 0;
  const fine = isSmall(points) ? 10 : 1;
  points.forEach(([toX, toY], index) => {
    const nextX = Math.round(toX * fine) / fine;
    const nextY = Math.round(toY * fine) / fine;
    if (index === 0) data = `M${join(nextX, nextY)}l`;
    else data += `${index > 1 && nextX - x >= 0 ? ' ' : ''}${join(nextX - x, nextY - y)}`;
    x = nextX;
    y = nextY;
  });
  return `${data}z`;
}

/** Collects the shapes of one picture, back to front, and writes them as SVG. */
export class Canvas {
  /** Size of the finished picture, pixels. */
  width: number;
  height: number;
  #box: string;
  readonly #body: string[] = [];
  readonly #definitions = new Map<string, string>();
  readonly #sampler: ColourSampler;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#box = `0 0 ${width} ${height}`;
    this.#sampler = new ColourSampler(width, height);
  }

  /** Gradient over the box of the shape, from top to bottom unless `direction` says otherwise. */
  linear(stops: readonly Stop[], direction: readonly [number, number, number, number] = [0, 0, 0, 1]): Paint {
    const [x1, y1, x2, y2] = direction;
    return this.#gradient(`<linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, 'linearGradient', stops);
  }

  /** Gradient from the centre of the shape to its border. */
  radial(stops: readonly Stop[], centre: readonly [number, number] = [0.5, 0.5], radius = 0.5): Paint {
    return this.#gradient(`<radialGradient cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`, 'radialGradient', stops);
  }

  #gradient(head: string, tag: string, stops: readonly Stop[]): Paint {
    const inner = stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    const key = `${head}|${inner}`;
    let id = this.#definitions.get(key);
    if (!id) {
      id = `g${this.#definitions.size}`;
      this.#definitions.set(key, id);
      this.#body.push(`${head} id="${id}">${inner}</${tag}>`);
    }
    const first = stops[0]?.[1] ?? '#808080';
    const last = stops.at(-1)?.[1] ?? first;
    const opacity = stops.reduce((sum, stop) => sum + (stop[2] ?? 1), 0) / Math.max(1, stops.length);
    return { value: `url(#${id})`, mean: mix(first, last, 0.5), opacity };
  }

  #inPicture(points: readonly Point[]): boolean {
    const reach = 14;
    return (
      points.some(([x]) => x > -reach) &&
      points.some(([x]) => x < this.width + reach) &&
      points.some(([, y]) => y > -reach) &&
      points.some(([, y]) => y < this.height + reach)
    );
  }

  /** One polygon. */
  fill(points: readonly Point[], fill: Fill, opacity = 1): void {
    this.fillAll([points], fill, opacity);
  }

  /** Several polygons of the same fill in one element. */
  fillAll(shapes: readonly (readonly Point[])[], fill: Fill, opacity = 1): void {
    const drawn = shapes.filter((shape) => shape.length > 2 && this.#inPicture(shape));
    if (drawn.length === 0) return;
    const paint = typeof fill === 'string' ? { value: fill, mean: fill, opacity: 1 } : fill;
    for (const shape of drawn) this.#sampler.cover(shape, paint.mean, opacity * paint.opacity);
    this.path(drawn.map(polygonData).join(''), paint.value, opacity);
  }

  /** Free path data; `fill` as SVG writes it. */
  path(data: string, fill: Fill, opacity = 1): void {
    const value = typeof fill === 'string' ? fill : fill.value;
    const tail = `" fill="${value}"${opacity < 1 ? ` opacity="${number2(opacity)}"` : ''}/>`;
    // Neighbouring opaque shapes of one colour share an element; a gradient spans its own shape, so it may not.
    const before = this.#body.at(-1);
    if (opacity === 1 && value.startsWith('#') && before?.startsWith('<path d="') && before.endsWith(tail)) {
      this.#body[this.#body.length - 1] = `${before.slice(0, -tail.length)}${data}${tail}`;
    } else this.#body.push(`<path d="${data}${tail}`);
  }

  /** Free path data as a line. */
  stroke(data: string, colour: Fill, width: number, opacity = 1, cap: 'round' | 'butt' = 'round'): void {
    const value = typeof colour === 'string' ? colour : colour.value;
    const clear = opacity < 1 ? ` opacity="${number2(opacity)}"` : '';
    this.#body.push(
      `<path d="${data}" class="${cap === 'round' ? 'r' : 'b'}" stroke="${value}" stroke-width="${number(width)}"${clear}/>`,
    );
  }

  /** Straight touches of the brush, all of one colour and width, in one element. */
  dabs(all: readonly (readonly [Point, Point])[], colour: Fill, style: DabStyle): void {
    const lines = all.filter((line) => this.#inPicture(line));
    if (lines.length === 0) return;
    // Thick touches need no tenths of a pixel.
    const round = style.width >= 2.5 ? Math.round : (value: number) => value;
    const data = lines
      .map(
        ([from, to]) =>
          `M${join(round(from[0]), round(from[1]))}l${join(round(to[0] - from[0]), round(to[1] - from[1]))}`,
      )
      .join('');
    this.stroke(data, colour, style.width, style.opacity ?? 1, style.cap ?? 'round');
  }

  ellipse(centre: Point, radiusX: number, radiusY: number, fill: Fill, opacity = 1): void {
    const [x, y] = centre;
    const paint = typeof fill === 'string' ? { value: fill, mean: fill, opacity: 1 } : fill;
    if (paint.opacity === 1) {
      const box: Point[] = [
        [x - radiusX * 0.8, y - radiusY * 0.8],
        [x + radiusX * 0.8, y - radiusY * 0.8],
        [x + radiusX * 0.8, y + radiusY * 0.8],
        [x - radiusX * 0.8, y + radiusY * 0.8],
      ];
      this.#sampler.cover(box, paint.mean, opacity);
    }
    const clear = opacity < 1 ? ` opacity="${number2(opacity)}"` : '';
    this.#body.push(
      `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}" fill="${paint.value}"${clear}/>`,
    );
  }

  /** Whatever `draw` adds shows only inside the polygon. */
  clipped(points: readonly Point[], draw: () => void): void {
    if (points.length < 3) return;
    const id = `c${this.#body.length}`;
    this.#body.push(`<clipPath id="${id}"><path d="${polygonData(points)}"/></clipPath><g clip-path="url(#${id})">`);
    this.#sampler.within(points, draw);
    this.#body.push('</g>');
  }

  /** Whatever `draw` adds is moved and scaled as `transform` says, in the words of SVG. */
  group(transform: string, draw: () => void): void {
    this.#body.push(`<g transform="${transform}">`);
    draw();
    this.#body.push('</g>');
  }

  /** Shows only a part of what is drawn, at a size of its own. */
  show(part: { x: number; y: number; width: number; height: number }, width: number, height: number): void {
    this.#box = `${number(part.x)} ${number(part.y)} ${number(part.width)} ${number(part.height)}`;
    this.width = width;
    this.height = height;
  }

  /** Average colour of what has been drawn. */
  average(): Colour {
    return this.#sampler.average();
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="${this.#box}">${STYLE}${this.#body.join('')}</svg>\n`;
  }
}

/** Lines with round and with flat ends. */
const STYLE = '<style>.r,.b{fill:none}.r{stroke-linecap:round;stroke-linejoin:round}</style>';

const number2 = (value: number): string => String(Math.round(value * 100) / 100);

import type { Pdf, Weight } from '../brochure/page.ts';
import { INK, MUTED } from '../brochure/page.ts';
import { printable } from '../brochure/printable.ts';
import type { MapFeature, PlaceMap, Spot } from './street-map.ts';

interface Name {
  text: string;
  size: number;
  weight: Weight;
  color: string;
  /** Its middle. */
  at: Spot;
  /** Degrees, clockwise. */
  angle: number;
  /** Length that it may have. */
  room: number;
}

const PLACES: Readonly<Record<string, number>> = { city: 14, town: 13, village: 11, suburb: 9.5, hamlet: 9 };
const STREET = 8;
/** Room around a name, in points. */
const AROUND = 3;
/** The pin is not written over. */
const MARK = { left: -12, top: -32, right: 12, bottom: 4 };

/** Writes the names of places and streets that have room, the most important first. */
export function drawNames(pdf: Pdf, map: PlaceMap, room: { width: number; height: number }): void {
  const taken: Rectangle[] = map.mark === 'spot' ? [MARK] : [];
  for (const name of [...placeNames(map.features), ...streetNames(map.features)]) {
    pdf.font(name.weight).fontSize(name.size);
    const text = printable(name.text);
    const length = pdf.widthOfString(text);
    if (length > name.room) continue;
    const box = around(name, length);
    if (!isInside(box, room) || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    const [x, y] = name.at;
    pdf
      .save()
      .rotate(name.angle, { origin: [x, y] })
      .lineJoin('round');
    const start = [x - length / 2, y - name.size * 0.6] as const;
    pdf
      .lineWidth(2)
      .strokeColor('#ffffff')
      .text(text, ...start, { lineBreak: false, stroke: true, fill: false });
    pdf.fillColor(name.color).text(text, ...start, { lineBreak: false });
    pdf.restore();
  }
}

function placeNames(features: readonly MapFeature[]): Name[] {
  return features
    .flatMap(({ layer, kind, name, parts }): Name[] => {
      const at = parts[0]?.[0];
      const size = layer === 'place' ? PLACES[kind] : undefined;
      const isLarge = size !== undefined && size > 10;
      if (!size || !name || !at) return [];
      return [
        {
          text: name,
          size,
          weight: isLarge ? 'display' : 'regular',
          color: isLarge ? INK : MUTED,
          at,
          angle: 0,
          room: Number.POSITIVE_INFINITY,
        },
      ];
    })
    .toSorted((a, b) => b.size - a.size);
}

/** Each street once, on its longest straight piece. */
function streetNames(features: readonly MapFeature[]): Name[] {
  const longest = new Map<string, Name>();
  for (const { layer, name, parts } of features) {
    if (layer !== 'transportation_name' || !name) continue;
    for (const run of parts.flatMap(straightRuns)) {
      const [[ax, ay], [bx, by]] = run;
      const length = Math.hypot(bx - ax, by - ay);
      if (length <= (longest.get(name)?.room ?? 0)) continue;
      const turned = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
      // Never upside down.
      const angle = Math.abs(turned) > 90 ? turned + 180 : turned;
      const at: Spot = [(ax + bx) / 2, (ay + by) / 2];
      longest.set(name, { text: name, size: STREET, weight: 'regular', color: MUTED, at, angle, room: length });
    }
  }
  return [...longest.values()].toSorted((a, b) => b.room - a.room);
}

/** A street bends by less than this along a name, in degrees. */
const STRAIGHT = 12;

function straightRuns(line: readonly Spot[]): [Spot, Spot][] {
  const runs: [Spot, Spot][] = [];
  let from = line[0];
  for (const [index, spot] of line.entries()) {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (!from || !before) continue;
    if (after && turn(before, spot, after) < STRAIGHT) continue;
    runs.push([from, spot]);
    from = spot;
  }
  return runs;
}

function turn([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number {
  const difference = Math.abs(Math.atan2(by - ay, bx - ax) - Math.atan2(cy - by, cx - bx)) * (180 / Math.PI);
  return Math.min(difference, 360 - difference);
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The upright rectangle around a name. */
function around({ at: [x, y], angle, size }: Name, length: number): Rectangle {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [half, tall] = [(length * cos + size * sin) / 2 + AROUND, (length * sin + size * cos) / 2 + AROUND];
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}

const isInside = ({ left, top, right, bottom }: Rectangle, { width, height }: { width: number; height: number }) =>
  left >= -width / 2 && right <= width / 2 && top >= -height / 2 && bottom <= height / 2;

const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

import { drawMap } from '../map/draw-map.ts';
import { MAP_HEIGHT } from '../map/place-map.ts';
import type { Brochure, BrochureContents } from './brochure.ts';
import { HEADING } from './inner-page.ts';
import { drawRow, LINE, rowHeight } from './label-rows.ts';
import { COLUMN, heightOf, MUTED, PAGE, type Pdf, write } from './page.ts';

const GAP = 20;
const HALF = (COLUMN - GAP) / 2;
export const NOTE = { width: COLUMN, size: 9, lineGap: 1.5, color: MUTED };
const CREDIT = { width: COLUMN, size: 8, color: MUTED };

type Nearby = NonNullable<BrochureContents['nearby']>;

/** The height of {@link drawPlace} with the lowest map. */
export const placeHeight = (pdf: Pdf, brochure: Brochure): number =>
  heightOf(pdf, 'X', { ...HEADING, width: COLUMN }) + 8 + MAP_HEIGHT.least + belowMap(pdf, brochure);

/** The surroundings: the map, as high as there is room, and what is near with its distance. Returns the y position below with a gap. */
export function drawPlace(pdf: Pdf, brochure: Brochure, top: number, bottom: number): number {
  const { contents, map, palette } = brochure;
  const { surroundings, nearby } = contents;
  if (!surroundings || !(map || nearby)) return top;
  let y = top + write(pdf, surroundings.title, { ...HEADING, x: PAGE.edge, y: top, width: COLUMN }) + 8;
  if (map) {
    const height = Math.min(MAP_HEIGHT.most, bottom - y - belowMap(pdf, brochure));
    drawMap(pdf, map, {
      box: { x: PAGE.edge, y, width: COLUMN, height },
      alt: surroundings.map,
      accent: palette.accent,
    });
    y += height + 3;
    y += write(pdf, surroundings.credit, { ...CREDIT, x: PAGE.edge, y, align: 'right' }) + 6;
  }
  return (nearby ? drawNearby(pdf, nearby, y) : y) + GAP;
}

function belowMap(pdf: Pdf, { contents: { surroundings, nearby } }: Brochure): number {
  const credit = heightOf(pdf, surroundings?.credit ?? '', CREDIT) + 9;
  if (!nearby) return credit;
  const rows = pairsOf(nearby).map((pair) => Math.max(...pair.map(({ label }) => rowHeight(pdf, label, HALF, LINE))));
  return credit + rows.reduce((sum, height) => sum + height, 0) + 4 + heightOf(pdf, nearby.note, NOTE);
}

const pairsOf = ({ places }: Nearby) =>
  Array.from({ length: Math.ceil(places.length / 2) }, (_, index) => places.slice(2 * index, 2 * index + 2));

function drawNearby(pdf: Pdf, nearby: Nearby, top: number): number {
  let y = top;
  for (const pair of pairsOf(nearby)) {
    const rows = pair.map((place, index) =>
      drawRow(pdf, place, { x: PAGE.edge + index * (HALF + GAP), y, width: HALF }, LINE),
    );
    y = Math.max(...rows);
  }
  return y + 4 + write(pdf, nearby.note, { ...NOTE, x: PAGE.edge, y: y + 4 });
}

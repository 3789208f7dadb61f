import type { Brochure, BrochurePicture } from './brochure.ts';
import { fitSentences } from './fit-sentences.ts';
import { addInnerPage, INNER_BOTTOM } from './inner-page.ts';
import { COLUMN, fill, fillRow, PAGE, type Pdf, write } from './page.ts';

const BODY = { size: 10.5, lineGap: 3.5, gap: 7 };
const GAP = 10;
/** Width of the text beside photographs, and without any: lines that are read with ease. */
const TEXT = { beside: 310, alone: 430 };
const ROOM = INNER_BOTTOM - PAGE.edge;
/** A photograph that is lower shows nothing. */
const LEAST = 150;
/** Photographs beside the text. */
const BESIDE = 3;

/** The rest of the text with photographs beside it, and photographs alone where there is no more text. */
export function drawStoryPage(
  pdf: Pdf,
  brochure: Brochure,
  { paragraphs, photos }: { paragraphs: readonly string[]; photos: readonly BrochurePicture[] },
): void {
  if (paragraphs.length + photos.length === 0) return;
  addInnerPage(pdf, brochure);
  if (paragraphs.length === 0) {
    drawGrid(pdf, photos, PAGE.edge);
    return;
  }
  const width = photos.length > 0 ? TEXT.beside : TEXT.alone;
  const shown = fitSentences(pdf, paragraphs, { ...BODY, width, height: ROOM });
  let y = PAGE.edge;
  for (const part of shown) y += write(pdf, part, { ...BODY, x: PAGE.edge, y, width }) + BODY.gap;
  const beside = photos.slice(0, Math.min(BESIDE, Math.max(1, Math.floor((y - PAGE.edge) / LEAST))));
  const end = Math.max(y - BODY.gap, PAGE.edge + beside.length * (LEAST + GAP) - GAP);
  const left = INNER_BOTTOM - end - GAP;
  const below = photos.slice(beside.length);
  // Without a photograph for the room below, those beside the text take it.
  const bottom = below.length > 0 && left >= LEAST ? end : INNER_BOTTOM;
  drawColumn(pdf, beside, bottom);
  if (bottom === end) drawGrid(pdf, below, end + GAP);
}

function drawColumn(pdf: Pdf, photos: readonly BrochurePicture[], bottom: number): void {
  const x = PAGE.edge + TEXT.beside + 2 * GAP;
  const width = PAGE.edge + COLUMN - x;
  const height = Math.min((bottom - PAGE.edge - GAP * (photos.length - 1)) / photos.length, width * 1.5);
  for (const [index, photo] of photos.entries())
    fill(pdf, photo, { x, y: PAGE.edge + index * (height + GAP), width, height });
}

/** Photographs to the foot of the page: one across, then pairs, and one across again where their number is even. */
function drawGrid(pdf: Pdf, photos: readonly BrochurePicture[], top: number): void {
  const [first, ...others] = photos;
  if (!first) return;
  const rows = [[first]];
  for (let at = 0; at < others.length; at += 2) rows.push(others.slice(at, at + 2));
  const room = INNER_BOTTOM - top;
  const fitting = rows.slice(0, Math.max(1, Math.floor((room + GAP) / (LEAST + GAP))));
  const height = Math.min((room - GAP * (fitting.length - 1)) / fitting.length, COLUMN * 0.75);
  for (const [row, some] of fitting.entries())
    fillRow(pdf, some, { x: PAGE.edge, y: top + row * (height + GAP), width: COLUMN, height }, GAP);
}

import { darken, lighten } from '../drawing/colour.ts';
import { drawPainting } from './objects.ts';
import { block, box, floorShade } from './pieces.ts';
import { drawVase } from './tables.ts';
import type { Room } from './walls.ts';

/** A marble mantelpiece against the far wall in an old house, a wood stove in a young one. */
export function drawFireplace(room: Room, x: number): void {
  const { stage, back, depth, dossier, height, style } = room;
  if (dossier.era === 'old' || dossier.era === 'interwar') {
    const stone = dossier.random('mantel').pick(['#e9e4da', '#5b5a5e', '#8f5f52', '#cfc8bb']);
    floorShade(stage, x, depth - 0.35, 1.5, 0.35, 0.7);
    block(stage, box(x, 0, depth - 0.3, 1.5, 1.08, 0.3), stone);
    const out = 0.3;
    back.rect(x + 0.3, 0, 0.9, 0.82, darken(back.lit(stone), 0.35), 1, out);
    back.rect(x + 0.36, 0, 0.78, 0.76, '#2a2627', 1, out);
    back.rect(x + 0.06, 0.06, 0.16, 0.9, lighten(back.lit(stone), 0.2), 0.7, out);
    back.rect(x + 1.28, 0.06, 0.16, 0.9, lighten(back.lit(stone), 0.2), 0.7, out);
    block(stage, box(x - 0.08, 1.08, depth - 0.38, 1.66, 0.07, 0.38), lighten(stone, 0.1));
    const glow = stage.canvas.radial([
      [0, '#ffc46a', 0.95],
      [0.5, '#e8792f', 0.6],
      [1, '#e8792f', 0],
    ]);
    const [cx, cy] = back.point([x + 0.75, 0.14], out);
    const scale = stage.camera.scale(back.spot([x, 0]));
    stage.canvas.ellipse([cx, cy], 0.36 * scale, 0.26 * scale, glow);
    drawVase(stage, [x + 0.2, 1.15, depth - 0.2], 0.2, style.second, true);
    drawVase(stage, [x + 1.3, 1.15, depth - 0.2], 0.16, style.accent, false);
    drawPainting(room, back, x + 0.35, 1.36, 0.8, Math.min(0.95, height - 1.7));
    return;
  }
  block(stage, box(x + 0.1, 0, depth - 0.55, 1.3, 0.03, 0.55), '#8f8b86');
  const pipe = box(x + 0.68, 0.95, depth - 0.36, 0.14, height - 0.95, 0.14);
  block(stage, pipe, '#2d2e31');
  floorShade(stage, x + 0.4, depth - 0.5, 0.7, 0.42);
  block(stage, box(x + 0.4, 0.08, depth - 0.5, 0.7, 0.9, 0.42), '#35373b');
  back.rect(x + 0.48, 0.32, 0.54, 0.48, '#1d1b1c', 1, 0.5);
  const [cx, cy] = back.point([x + 0.75, 0.45], 0.5);
  const scale = stage.camera.scale(back.spot([x, 0], 0.5));
  stage.canvas.ellipse(
    [cx, cy],
    0.25 * scale,
    0.17 * scale,
    stage.canvas.radial([
      [0, '#ffd07a', 1],
      [0.5, '#e8792f', 0.75],
      [1, '#e8792f', 0],
    ]),
  );
  for (let log = 0; log < 4; log++)
    block(stage, box(x + 1.25, 0.02 + log * 0.13, depth - 0.4, 0.5, 0.11, 0.3), log % 2 ? '#a07a52' : '#8a6542', 0.05);
}

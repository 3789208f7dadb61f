import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawShade } from './lamps.ts';
import { windowsFor } from './living.ts';
import { drawBookcase, drawPainting, drawPlant, drawRug } from './objects.ts';
import { block, box, drum, floorShade } from './pieces.ts';
import { openRoom, paintWall } from './room.ts';
import { drawArmchair, drawChair } from './seating.ts';
import { drawVase } from './tables.ts';

/** A room to work in: desk at the window, books, a lamp. */
export function drawOffice(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, { width: 4.6, depth: 4.2 });
  const { stage, style, back, width, depth, windowWall, windowSign, height } = room;
  const left = windowSign < 0;
  if (random.chance(0.6)) paintWall(back, 0, width, height - (style.moulding ? 0.23 : 0), style.accentWall);
  const windows = windowsFor(dossier, depth + 0.2).map((window) => ({
    ...window,
    u: left ? window.u : depth + 0.4 - window.u - window.width,
  }));
  for (const window of windows) drawInsideWindow(room, windowWall, window);
  drawBookcase(room, left ? width - 1.7 : 0.3, depth - 0.33, 1.4, 2.1);
  drawPainting(room, back, left ? 1.5 : width - 2.5, 1.3, 1, 0.8);
  drawRug(room, left ? 0.8 : width - 3.4, depth - 2.9, 2.6, 1.7);
  const x = left ? 0.9 : width - 2.6;
  const z = depth - 1.9;
  floorShade(stage, x, z, 1.7, 0.75);
  drawChair(stage, x + 0.6, z + 0.75, style.accent, 'far', style.accent);
  for (const [dx, dz] of [
    [0.05, 0.68],
    [1.65, 0.68],
    [0.05, 0.06],
    [1.65, 0.06],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.022, 0.028, 0.72, style.metal);
  block(stage, box(x, 0.72, z, 1.7, 0.05, 0.75), style.wood);
  block(stage, box(x + 0.55, 0.77, z + 0.3, 0.5, 0.02, 0.3), '#c9ccca');
  block(stage, box(x + 0.55, 0.79, z + 0.28, 0.5, 0.32, 0.015), '#b9bdbc');
  drum(stage, x + 0.25, 0.77, z + 0.45, 0.08, 0.06, 0.22, style.metal);
  drawShade(stage, [x + 0.25, 1, z + 0.45], 0.16, 0.18);
  drawVase(stage, [x + 1.45, 0.77, z + 0.5], 0.18, '#efe8da', true);
  for (let book = 0; book < 3; book++)
    block(
      stage,
      box(x + 1.1, 0.77 + book * 0.035, z + 0.1, 0.26, 0.03, 0.18),
      [style.accent, style.second, '#efe8da'][book] ?? style.accent,
    );
  drawArmchair(stage, left ? width - 1.2 : 0.4, depth - 2.3, left ? 'right' : 'left', style.textile, style.wood);
  drawPlant(stage, left ? 0.4 : width - 0.4, depth - 0.5, 1.4, '#d9cfbb');
  for (const window of windows) drawBeam(room, windowWall, window);
  return stage.canvas;
}

import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow, type InsideWindow } from './daylight.ts';
import { drawFireplace } from './fireplace.ts';
import { drawFloorLamp, drawPendant } from './lamps.ts';
import { drawBookcase, drawPainting, drawPlant, drawRug } from './objects.ts';
import { block, box, floorShade } from './pieces.ts';
import { openRoom, paintWall } from './room.ts';
import { drawArmchair, drawSofa } from './seating.ts';
import { drawLowTable } from './tables.ts';

/** Tall panes in a young house, sashes in an old one. */
export function windowsFor(dossier: Dossier, length: number): InsideWindow[] {
  const modern = dossier.era === 'new' || dossier.era === 'recent';
  if (modern) {
    const width = Math.min(3.4, length - 1.9);
    return [{ u: length - width - 0.5, v: 0.06, width, height: 2.25, panes: 3, view: 'garden' }];
  }
  const rails = dossier.era === 'old' ? 2 : 1;
  const height = dossier.building === 'mansion' ? 2.2 : 1.6;
  return [3.5, 1.75].map((back) => ({
    u: length - back,
    v: 0.75,
    width: 1.2,
    height,
    panes: 2,
    rails,
    curtains: true,
    radiator: true,
  }));
}

/** The living room: sofa, low table, rug, light from the side, a fireplace or bookcase. */
export function drawLiving(dossier: Dossier, random: Random): Canvas {
  const layout = dossier.random('living').int(0, 2);
  const room = openRoom(dossier, random, { width: 5.6, depth: layout === 1 ? 5.4 : 4.9, backColour: undefined });
  const { stage, style, back, width, depth, windowWall, windowSign, height } = room;
  if (layout !== 2 && dossier.random('accent').chance(0.6))
    paintWall(back, 0, width, height - (style.moulding ? 0.23 : 0), style.accentWall);
  const windows = windowsFor(dossier, depth + 0.6).map((window) =>
    windowSign < 0 ? window : { ...window, u: depth + 0.4 - window.u - window.width },
  );
  for (const window of windows) drawInsideWindow(room, windowWall, window);
  const left = windowSign < 0;
  const solid = (x: number, wide: number) => (left ? x : width - x - wide);
  if (layout === 0) {
    drawPainting(room, back, solid(2.3, 1.3), 1.25, 1.3, 0.9);
    drawPainting(room, back, solid(3.8, 0.55), 1.4, 0.55, 0.7);
    drawBookcase(room, solid(4.55, 0.95), depth - 0.33, 0.95, 2.1);
  } else if (layout === 1) {
    drawFireplace(room, solid(2.2, 1.5));
    drawBookcase(room, solid(4.1, 1.3), depth - 0.33, 1.3, 1.9);
  } else {
    const x = solid(1.8, 2.4);
    floorShade(stage, x, depth - 0.42, 2.4, 0.42);
    block(stage, box(x, 0.14, depth - 0.42, 2.4, 0.4, 0.42), style.wood);
    back.rect(x + 0.45, 0.75, 1.5, 0.86, '#26282b', 1, 0.05);
    back.fill(
      [
        [x + 0.55, 0.8],
        [x + 1.1, 0.8],
        [x + 1.5, 1.56],
        [x + 0.95, 1.56],
      ],
      '#8d9aa3',
      0.16,
      0.05,
    );
    drawPainting(room, back, solid(4.5, 0.7), 1.3, 0.7, 0.9);
    drawPlant(stage, solid(4.6, 0.4) + 0.2, depth - 0.45, 1.3, style.accent);
  }
  drawRug(room, solid(1.2, 3), depth - 3.2, 3, 2.1);
  const pillows = [style.accent, style.second, style.accentWall].slice(0, random.int(2, 3));
  if (layout === 2) {
    drawArmchair(stage, solid(0.6, 0.8), depth - 2.2, left ? 'left' : 'right', style.accent, style.wood);
    drawSofa(stage, left ? width - 1.15 : 0.2, depth - 3.6, 2.3, left ? 'right' : 'left', style.textile, pillows);
    drawFloorLamp(stage, left ? width - 0.45 : 0.45, depth - 0.6, style.metal);
  } else {
    if (layout === 0) drawFloorLamp(stage, solid(1.55, 0) || 1.55, depth - 0.5, style.metal);
    if (layout === 0) drawSofa(stage, solid(1.9, 2.4), depth - 1.35, 2.4, 'away', style.textile, pillows);
    else drawSofa(stage, left ? width - 1.2 : 0.25, depth - 3.9, 2.2, left ? 'right' : 'left', style.textile, pillows);
    drawArmchair(stage, solid(0.75, 0.8), depth - 2.7, left ? 'left' : 'right', style.accent, style.wood);
  }
  drawLowTable(stage, solid(2.15, 1.1), depth - 2.55, 1.1, 0.6, style.wood, random.chance(0.5));
  drawPlant(stage, solid(0.35, 0.4) + 0.2, depth - 0.55, 1.55, '#d9cfbb');
  if (dossier.random('pendant').chance(0.5))
    drawPendant(room, width / 2, depth - 2.2, Math.min(2.05, height - 0.7), 0.26, style.metal);
  for (const window of windows) drawBeam(room, windowWall, window);
  return stage.canvas;
}

import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './objects.ts';
import { block, box, drum, floorShade } from './pieces.ts';
import { openRoom, paintWall } from './room.ts';
import { drawVase } from './tables.ts';

/** Inside the shop: counter, shelves with goods, lamps, the street through the window. */
export function drawShopInterior(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, {
    width: 6,
    depth: 6.5,
    height: 3.2,
    floor: dossier.random('shop-floor').pick(['tiles', 'herringbone', 'chequer']),
  });
  const { stage, style, back, width, depth, windowWall, windowSign, random: chance } = room;
  const left = windowSign < 0;
  paintWall(back, 0, width, 3.2, style.accentWall);
  const window = { u: left ? 2 : depth - 4, v: 0.5, width: 3.4, height: 2.2, panes: 2, view: 'roofs' as const };
  drawInsideWindow(room, windowWall, window);
  for (const v of [0.75, 1.35, 1.95]) {
    block(stage, box(0.6, v, depth - 0.34, width - 1.2, 0.05, 0.34), style.wood);
    for (let at = 0.75; at < width - 0.8; at += chance.range(0.17, 0.34)) {
      drum(
        stage,
        at,
        v + 0.05,
        depth - 0.17,
        chance.range(0.05, 0.09),
        chance.range(0.04, 0.08),
        chance.range(0.12, 0.32),
        chance.pick([style.accent, style.second, '#efe8da', style.textile, '#6f5b4f', style.tile]),
      );
    }
  }
  floorShade(stage, 1.2, depth - 2.4, 3.6, 0.75);
  const x = left ? 1.8 : 0.9;
  block(stage, box(x, 0, depth - 2.4, 3.2, 0.98, 0.7), style.cabinets);
  for (let part = 1; part < 5; part++)
    back.rect(x + part * 0.64, 0.05, 0.012, 0.9, darken(back.lit(style.cabinets), 0.4), 1, 2.4);
  block(stage, box(x - 0.05, 0.98, depth - 2.45, 3.3, 0.06, 0.8), style.wood);
  block(stage, box(x + 2.2, 1.04, depth - 2.2, 0.42, 0.28, 0.3), '#3a3d40');
  drawVase(stage, [x + 0.5, 1.04, depth - 2.1], 0.3, '#efe8da', true);
  for (const at of [0.9, 1.2, 1.5]) drum(stage, x + at, 1.04, depth - 2.1, 0.1, 0.12, 0.14, style.second);
  for (const at of [x + 0.4, x + 1.6, x + 2.8]) drawPendant(room, at, depth - 2.1, 2.15, 0.2, style.metal);
  const table = left ? width - 1.9 : 0.4;
  block(stage, box(table, 0.7, depth - 4.4, 1.4, 0.06, 0.9), style.wood);
  for (const [dx, dz] of [
    [0.06, 0.8],
    [1.34, 0.8],
    [0.06, 0.06],
    [1.34, 0.06],
  ] as const)
    drum(stage, table + dx, 0, depth - 4.4 + dz, 0.03, 0.03, 0.7, style.metal);
  for (let item = 0; item < 6; item++)
    block(
      stage,
      box(
        table + 0.12 + (item % 3) * 0.42,
        0.76,
        depth - 4.3 + Math.floor(item / 3) * 0.42,
        0.3,
        chance.range(0.1, 0.26),
        0.26,
      ),
      chance.pick([style.accent, style.second, '#efe8da', style.textile]),
    );
  drawPlant(stage, left ? width - 0.4 : 0.4, depth - 0.8, 1.6, '#d9cfbb');
  drawBeam(room, windowWall, window);
  return stage.canvas;
}

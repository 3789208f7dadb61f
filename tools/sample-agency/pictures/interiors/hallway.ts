import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { drawDoor } from '../facade/door.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawPendant } from './lamps.ts';
import { windowsFor } from './living.ts';
import { drawPainting, drawPlant } from './objects.ts';
import { block, box, floorShade, rod } from './pieces.ts';
import { openRoom, paintWall } from './room.ts';

/** The hall with its stairs going up along a wall. */
export function drawStairs(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, {
    width: 3.2,
    depth: 6,
    height: 3.1,
    floor: dossier.era === 'old' ? 'chequer' : undefined,
    stand: 0.5,
    yaw: 0,
    eye: 1.5,
    back: 0.8,
    focal: 0.66,
  });
  const { stage, style, back, left, right, width, windowSign, height } = room;
  const atLeft = windowSign > 0;
  const wide = 1.05;
  const x = atLeft ? 0 : width - wide;
  if (random.chance(0.5)) paintWall(back, 0, width, height, style.accentWall);
  const door = atLeft ? 1.55 : 0.4;
  drawDoor(
    back,
    { u: door, v: 0, width: 1.05, height: 2.3 },
    { kind: 'glazed', colour: dossier.random('hall').chance(0.5) ? '#f3ede0' : dossier.door, transom: 0.3 },
  );
  const steps = 13;
  const rise = 0.2;
  const going = 0.24;
  const start = 1.5;
  // Farthest step first, so that each hides what is behind it.
  for (let step = steps - 1; step >= 0; step--) {
    const z = start + step * going;
    const y = step * rise;
    block(stage, box(x, 0, z, wide, y + rise - 0.04, going + 0.02), '#f1eadc');
    block(stage, box(x - 0.02, y + rise - 0.05, z - 0.03, wide + 0.04, 0.05, going + 0.04), style.wood);
    block(stage, box(x + wide * 0.22, y + rise, z - 0.03, wide * 0.56, 0.012, going + 0.03), style.accent);
    block(stage, box(x + wide * 0.22, y, z - 0.035, wide * 0.56, rise, 0.01), darken(style.accent, 0.1));
  }
  const rail = atLeft ? x + wide - 0.05 : x + 0.05;
  for (let step = 0; step < steps; step++) {
    const z = start + (step + 0.5) * going;
    rod(stage, [rail, (step + 1) * rise, z], [rail, (step + 1) * rise + 0.85, z], 0.03, '#f6f1e6');
  }
  rod(stage, [rail, rise + 0.88, start], [rail, steps * rise + 0.95, start + steps * going], 0.065, style.wood);
  block(stage, box(rail - 0.06, 0, start - 0.1, 0.12, 1.2, 0.12), style.wood);
  const other = atLeft ? right : left;
  drawPainting(room, other, 2.4, 1.35, 0.7, 0.9);
  drawPainting(room, other, 3.6, 1.35, 0.5, 0.65);
  const table = atLeft ? width - 0.36 : 0.02;
  floorShade(stage, table, 3, 0.34, 1, 0.7);
  block(stage, box(table, 0.75, 3, 0.34, 0.05, 1), style.wood);
  for (const dz of [0.05, 0.92])
    block(stage, box(table + (atLeft ? 0.02 : 0.28), 0, 3 + dz, 0.04, 0.75, 0.04), style.wood);
  drawPlant(stage, atLeft ? width - 0.35 : 0.35, 4.7, 1.2, '#d9cfbb');
  drawPendant(room, width / 2, 3.2, 2.25, 0.24, style.metal);
  return stage.canvas;
}

/** A room waiting for its people: floor, light, a ladder or a box at most. */
export function drawEmpty(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, { width: 5.4, depth: 5 });
  const { stage, style, back, width, depth, windowWall, windowSign, height } = room;
  const left = windowSign < 0;
  if (random.chance(0.4)) paintWall(back, 0, width, height - (style.moulding ? 0.23 : 0), style.accentWall);
  const windows = windowsFor(dossier, depth + 0.5).map((window) => ({
    ...window,
    curtains: false,
    u: left ? window.u : depth + 0.4 - window.u - window.width,
  }));
  for (const window of windows) drawInsideWindow(room, windowWall, window);
  if (random.chance(0.6))
    drawInsideWindow(
      room,
      back,
      {
        u: width / 2 - 0.8,
        v: 0.8,
        width: 1.6,
        height: 1.45,
        panes: 2,
        rails: dossier.era === 'old' ? 1 : 0,
        radiator: true,
      },
      false,
    );
  else
    drawDoor(
      back,
      { u: left ? width - 1.6 : 0.6, v: 0, width: 0.95, height: 2.1 },
      { kind: 'panel', colour: '#f3ede0' },
    );
  if (random.chance(0.5)) {
    const x = left ? 3.9 : 0.9;
    for (const [dx, y, size] of [
      [0, 0, 0.5],
      [0.55, 0, 0.42],
      [0.08, 0.4, 0.36],
    ] as const) {
      if (y === 0) floorShade(stage, x + dx, depth - 0.9, size, 0.4, 0.8);
      block(stage, box(x + dx, y, depth - 0.9, size, size * 0.78, 0.4), '#c49a6c');
      back.rect(x + dx + size * 0.42, y, size * 0.16, size * 0.78, lighten(back.lit('#c49a6c'), 0.35), 0.7, 0.9);
    }
  }
  drawPendant(room, width / 2, depth / 2, height - 0.5, 0.09, '#efe8da');
  for (const window of windows) drawBeam(room, windowWall, window);
  return stage.canvas;
}

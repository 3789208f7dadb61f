import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Place } from '../drawing/surface.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawPendant } from './lamps.ts';
import { windowsFor } from './living.ts';
import { drawPlant } from './objects.ts';
import { block, box, drum, floorShade } from './pieces.ts';
import { openRoom } from './room.ts';
import { drawChair, drawStool } from './seating.ts';
import { drawDiningTable, drawVase } from './tables.ts';
import type { Room } from './walls.ts';

/** The kitchen: a run of units along the far wall, an island or a table in front. */
export function drawKitchen(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, { width: 5, depth: 4.5 });
  const { stage, style, width, depth, windowWall, windowSign } = room;
  const left = windowSign < 0;
  const windows = windowsFor(dossier, depth + 0.2).map((window) => ({
    ...window,
    curtains: false,
    u: left ? window.u : depth + 0.4 - window.u - window.width,
  }));
  for (const window of windows) drawInsideWindow(room, windowWall, window);
  drawUnits(room);
  const island = dossier.random('kitchen').chance(0.6);
  if (island) drawIsland(room, left ? 1.55 : width - 1.55 - 2.3);
  else {
    const x = left ? 1.5 : width - 3.5;
    drawDiningTable(room, x, depth - 2.9, 2, 0.9, (near) => {
      for (const at of [0.3, 1.25])
        drawChair(
          stage,
          x + at,
          near ? depth - 3.2 : depth - 2.15,
          near ? style.accent : style.wood,
          near ? 'near' : 'far',
        );
    });
  }
  const lamps = island ? [0.35, 1.15, 1.95] : [1];
  for (const at of lamps)
    drawPendant(
      room,
      (left ? 1.55 : width - 3.85) + at + (island ? 0 : 0),
      depth - 2.4,
      1.72,
      island ? 0.15 : 0.28,
      island ? style.metal : style.accent,
    );
  drawPlant(stage, left ? 0.45 : width - 0.45, depth - 1.2, 1.1, style.accent);
  for (const window of windows) drawBeam(room, windowWall, window);
  return stage.canvas;
}

function drawUnits(room: Room): void {
  const { stage, back, style, width, depth, random, dossier } = room;
  const left = room.windowSign < 0;
  const tallAt = left ? width - 1.25 : 0;
  const from = left ? 0 : 1.25;
  const run = width - 1.25;
  const deep = 0.62;
  // Tiles between worktop and wall units.
  back.rect(from, 0.9, run, 0.62, back.lit(style.tile));
  const joints: [Place, Place][] = [];
  for (let v = 1; v < 1.52; v += 0.1)
    joints.push([
      [from, v],
      [from + run, v],
    ]);
  for (let u = from + 0.2; u < from + run; u += 0.2)
    joints.push([
      [u, 0.92],
      [u, 1.52],
    ]);
  back.lines(joints, '#ffffff', 0.01, 0.5);
  const open = dossier.random('shelves').chance(0.5);
  if (open) {
    block(stage, box(from + 0.3, 1.62, depth - 0.28, run - 0.6, 0.045, 0.28), style.wood);
    for (let at = from + 0.45; at < from + run - 0.6; at += random.range(0.16, 0.34)) {
      drum(
        stage,
        at,
        1.665,
        depth - 0.14,
        0.05,
        random.range(0.04, 0.07),
        random.range(0.09, 0.22),
        random.pick([style.accent, '#efe8da', style.second, style.tile, '#6f5b4f']),
      );
    }
  } else {
    block(stage, box(from, 1.52, depth - 0.36, run, 0.72, 0.36), style.cabinets);
    fronts(room, from, 1.52, run, 0.72, 0.36, false);
  }
  floorShade(stage, 0, depth - deep - 0.04, width, 0.1, 0.8);
  block(stage, box(from, 0.1, depth - deep, run, 0.78, deep), style.cabinets);
  block(stage, box(from, 0, depth - deep + 0.06, run, 0.1, 0.5), '#2f2e2e');
  fronts(room, from, 0.1, run, 0.78, deep, true);
  block(stage, box(from, 0.88, depth - deep - 0.02, run, 0.045, deep + 0.02), style.worktop);
  block(stage, box(tallAt, 0.08, depth - deep, 1.25, 2.16, deep), style.cabinets);
  const out = deep;
  const line = darken(back.lit(style.cabinets), 0.35);
  back.lines(
    [
      [
        [tallAt + 0.62, 0.1],
        [tallAt + 0.62, 2.2],
      ],
      [
        [tallAt, 1.3],
        [tallAt + 0.62, 1.3],
      ],
    ].map(
      ([a, b]) =>
        [
          [a?.[0] ?? 0, a?.[1] ?? 0],
          [b?.[0] ?? 0, b?.[1] ?? 0],
        ] as const,
    ),
    line,
    0.012,
    0,
  );
  back.rect(tallAt + 0.615, 0.1, 0.012, 2.12, line, 1, out);
  back.rect(tallAt + 0.06, 0.72, 0.52, 0.5, '#2b2d30', 1, out);
  back.rect(tallAt + 0.1, 0.76, 0.44, 0.34, '#4a4f54', 1, out);
  back.rect(tallAt + 0.06, 1.3, 0.52, 0.36, '#2b2d30', 1, out);
  back.rect(tallAt + 0.68, 0.9, 0.02, 0.7, back.lit(style.metal), 1, out);
  // Hob, hood, sink and tap.
  const hob = from + run * (left ? 0.62 : 0.32);
  back.rect(hob - 0.32, 1.6, 0.64, 0.12, back.lit('#8e9294'), 1, 0.4);
  if (open)
    back.fill(
      [
        [hob - 0.34, 1.55],
        [hob + 0.34, 1.55],
        [hob + 0.14, 1.85],
        [hob + 0.14, room.height],
        [hob - 0.14, room.height],
        [hob - 0.14, 1.85],
      ],
      back.lit('#c9ccca'),
      1,
      0.3,
    );
  drum(stage, hob - 0.12, 0.925, depth - 0.3, 0.1, 0.1, 0.12, style.accent);
  drum(stage, hob + 0.14, 0.925, depth - 0.34, 0.08, 0.08, 0.16, '#8e9294');
  const sink = from + run * (left ? 0.28 : 0.7);
  drum(stage, sink, 0.925, depth - 0.2, 0.018, 0.018, 0.28, style.metal);
  back.rect(sink - 0.01, 1.2, 0.18, 0.025, back.lit(style.metal), 1, 0.2);
  drawVase(stage, [sink + 0.55, 0.925, depth - 0.3], 0.18, '#efe8da', true);
  for (const at of [0.1, 0.2]) drum(stage, from + run * 0.46 + at, 0.925, depth - 0.2, 0.04, 0.035, 0.16, style.wood);
}

/** Doors and drawers as joints and handles on a front. */
function fronts(room: Room, from: number, v: number, run: number, tall: number, out: number, drawers: boolean): void {
  const { back, style } = room;
  const lit = back.lit(style.cabinets);
  const count = Math.round(run / 0.62);
  const part = run / count;
  for (let at = 0; at < count; at++) {
    const u = from + at * part;
    back.rect(u + part - 0.006, v, 0.012, tall, darken(lit, 0.35), 0.8, out);
    back.rect(u + 0.05, v + 0.05, part - 0.1, tall - 0.1, lighten(lit, 0.12), 0.35, out);
    if (drawers && at % 2 === 0)
      for (const up of [0.3, 0.55]) back.rect(u, v + up, part, 0.01, darken(lit, 0.35), 0.8, out);
    back.rect(u + part * 0.3, v + (drawers ? tall - 0.1 : 0.06), part * 0.4, 0.02, back.lit(style.metal), 1, out);
  }
}

function drawIsland(room: Room, x: number): void {
  const { stage, style, depth } = room;
  const z = depth - 2.75;
  floorShade(stage, x, z, 2.3, 0.85);
  const body = style.cabinets === style.wood ? '#efe8da' : style.wood;
  block(stage, box(x + 0.06, 0, z + 0.2, 2.18, 0.88, 0.62), body);
  block(stage, box(x, 0.88, z - 0.05, 2.3, 0.06, 0.92), style.worktop);
  drum(stage, x + 0.55, 0.94, z + 0.4, 0.12, 0.19, 0.08, style.accent);
  const fruit = stage.camera.project([x + 0.55, 1.04, z + 0.4]);
  const scale = stage.camera.scale([x + 0.55, 1, z + 0.4]);
  stage.canvas.dabs(
    [-0.08, 0, 0.08].map(
      (dx) =>
        [
          [fruit[0] + dx * scale, fruit[1]],
          [fruit[0] + dx * scale + 1, fruit[1]],
        ] as const,
    ),
    '#e0a03a',
    { width: 0.09 * scale },
  );
  drawVase(stage, [x + 1.75, 0.94, z + 0.45], 0.24, '#e9e2d2', true);
  for (const at of [0.45, 1.15, 1.85]) {
    floorShade(stage, x + at - 0.15, z - 0.4, 0.3, 0.3, 0.7);
    drawStool(stage, x + at, z - 0.25, style.wood, style.metal);
  }
}

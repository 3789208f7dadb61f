import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { drawPlant } from './objects.ts';
import { block, box, drum, floorShade, rod } from './pieces.ts';
import { openRoom } from './room.ts';
import { drawVase } from './tables.ts';
import type { Room } from './walls.ts';

/** A bathroom: tiled walls, a washstand with its mirror, a bath or a walk-in shower. */
export function drawBathroom(dossier: Dossier, random: Random): Canvas {
  const taste = dossier.random('bath');
  const room = openRoom(dossier, random, {
    width: 3.4,
    depth: 3.1,
    height: 2.55,
    floor: taste.pick(['tiles', 'chequer', 'tiles']),
    floorColour: taste.pick(['#cfc8bb', '#b5b3ae', '#d8d2c6']),
    eye: 1.45,
    back: 0.9,
  });
  const { stage, style, back, left, right, width, depth, windowWall, windowSign } = room;
  const daylightLeft = windowSign < 0;
  const tall = taste.pick([1.25, 2.55, 1.25, 2.1]);
  const deep = depth + 1.1;
  for (const [wall, length] of [
    [back, width],
    [left, deep],
    [right, deep],
  ] as const)
    tileWall(wall, length, tall, style.tile, taste.chance(0.5) ? 0.15 : 0.3);
  const window = {
    u: daylightLeft ? 2.1 : depth - 1.9,
    v: 1.1,
    width: 0.9,
    height: 1.1,
    panes: 1,
    rails: dossier.era === 'old' ? 1 : 0,
  };
  drawInsideWindow(room, windowWall, window);
  const stand = daylightLeft ? width - 1.55 : 0.2;
  drawWashstand(room, stand);
  if (taste.chance(0.55)) drawBath(room, daylightLeft ? 0.18 : width - 0.93);
  else drawShower(room, daylightLeft ? 0 : width - 1);
  drawPlant(stage, daylightLeft ? width - 0.3 : 0.3, depth - 1, 0.8, '#efe8da');
  drawBeam(room, windowWall, window);
  return stage.canvas;
}

function tileWall(wall: Surface, length: number, tall: number, colour: string, size: number): void {
  const lit = wall.lit(colour);
  wall.rect(
    0,
    0,
    length,
    tall,
    wall.stage.canvas.linear([
      [0, lighten(lit, 0.16)],
      [1, lit],
    ]),
  );
  const lines: [Place, Place][] = [];
  for (let v = size; v < tall; v += size)
    lines.push([
      [0, v],
      [length, v],
    ]);
  for (let u = size; u < length; u += size * (size < 0.2 ? 2 : 1))
    lines.push([
      [u, 0],
      [u, tall],
    ]);
  wall.lines(lines, lighten(lit, 0.6), 0.008, 0.6);
  const { random } = wall.stage;
  wall.rects(
    Array.from(
      { length: 9 },
      () =>
        [
          Math.floor(random.range(0, length / size - 1)) * size,
          Math.floor(random.range(0, Math.max(1, tall / size - 1))) * size,
          size,
          size,
        ] as const,
    ),
    random.chance(0.5) ? lighten(lit, 0.4) : darken(lit, 0.2),
    0.3,
  );
  if (tall < 2.4) wall.rect(0, tall, length, 0.04, wall.lit('#f6f1e6'));
}

function drawWashstand(room: Room, x: number): void {
  const { stage, back, style, depth } = room;
  const wide = 1.3;
  back.rect(x + 0.14, 1.12, wide - 0.28, 0.95, back.lit(style.metal), 1, 0.03);
  const sky = stage.canvas.linear(
    [
      [0, '#dfe8e4'],
      [0.5, '#c2cfcb'],
      [1, '#e9e4d8'],
    ],
    [0, 0, 1, 1],
  );
  back.rect(x + 0.17, 1.15, wide - 0.34, 0.89, sky, 1, 0.03);
  back.fill(
    [
      [x + 0.35, 1.15],
      [x + 0.6, 1.15],
      [x + 0.9, 2.04],
      [x + 0.65, 2.04],
    ],
    '#ffffff',
    0.35,
    0.03,
  );
  for (const at of [x + 0.04, x + wide - 0.04]) {
    const [cx, cy] = back.point([at, 1.7], 0.08);
    const scale = stage.camera.scale(back.spot([at, 1.7]));
    stage.canvas.ellipse(
      [cx, cy],
      0.35 * scale,
      0.35 * scale,
      stage.canvas.radial([
        [0, '#ffe9b8', 0.6],
        [1, '#ffe9b8', 0],
      ]),
    );
    back.rect(at - 0.035, 1.55, 0.07, 0.3, '#fff4d8', 1, 0.08);
  }
  floorShade(stage, x, depth - 0.5, wide, 0.5, 0.6);
  block(stage, box(x, 0.36, depth - 0.48, wide, 0.44, 0.48), style.wood);
  back.rect(x + wide / 2 - 0.006, 0.38, 0.012, 0.4, darken(back.lit(style.wood), 0.4), 1, 0.48);
  block(stage, box(x - 0.02, 0.8, depth - 0.5, wide + 0.04, 0.05, 0.5), '#f4f0e8');
  drum(stage, x + wide / 2, 0.85, depth - 0.26, 0.15, 0.22, 0.12, '#fbf8f2');
  rod(stage, [x + wide / 2, 0.85, depth - 0.06], [x + wide / 2, 1.08, depth - 0.06], 0.025, style.metal);
  rod(stage, [x + wide / 2, 1.08, depth - 0.06], [x + wide / 2, 1.06, depth - 0.2], 0.022, style.metal);
  drawVase(stage, [x + 0.2, 0.85, depth - 0.2], 0.15, style.accent, true);
  drum(stage, x + wide - 0.2, 0.85, depth - 0.2, 0.035, 0.03, 0.14, style.second);
}

function drawBath(room: Room, x: number): void {
  const { stage, depth, style } = room;
  const { canvas, camera } = stage;
  const z = depth - 1.95;
  floorShade(stage, x, z, 0.75, 1.75);
  block(stage, box(x, 0.04, z, 0.75, 0.54, 1.75), '#f7f3ea', 0.14);
  const rim = (inset: number, y: number) =>
    camera.outline([
      [x + inset, y, z + inset],
      [x + 0.75 - inset, y, z + inset],
      [x + 0.75 - inset, y, z + 1.75 - inset],
      [x + inset, y, z + 1.75 - inset],
    ]);
  canvas.fill(rim(0.08, 0.58), '#d6dad6');
  canvas.fill(
    rim(0.11, 0.575),
    canvas.linear([
      [0, '#cfdedb'],
      [1, '#a9c3c2'],
    ]),
  );
  rod(stage, [x + 0.37, 0.58, z + 1.7], [x + 0.37, 0.85, z + 1.7], 0.03, style.metal);
  rod(stage, [x + 0.37, 0.85, z + 1.7], [x + 0.37, 0.84, z + 1.52], 0.025, style.metal);
  const side = x < 1 ? x + 0.76 : x - 0.02;
  block(
    stage,
    box(side - (x < 1 ? 0.02 : 0), 0.28, z + 0.4, 0.03, 0.34, 0.5),
    mix(style.accent, '#f3e6d2', 0.15),
    0.03,
  );
}

function drawShower(room: Room, x: number): void {
  const { stage, depth, back, style } = room;
  const { canvas, camera } = stage;
  const z = depth - 1.3;
  canvas.fill(
    camera.outline([
      [x, 0.01, z],
      [x + 1, 0.01, z],
      [x + 1, 0.01, depth],
      [x, 0.01, depth],
    ]),
    '#dcd9d2',
  );
  rod(stage, [x + 0.5, 1, depth - 0.04], [x + 0.5, 2.1, depth - 0.04], 0.02, style.metal);
  back.rect(x + 0.32, 2.1, 0.36, 0.03, back.lit(style.metal), 1, 0.3);
  const pane = x < 1 ? x + 1 : x;
  const glass = camera.outline([
    [pane, 0, z],
    [pane, 0, depth],
    [pane, 2.1, depth],
    [pane, 2.1, z],
  ]);
  canvas.fill(
    glass,
    canvas.linear(
      [
        [0, '#eef6f4', 0.5],
        [0.5, '#bcd0d0', 0.22],
        [1, '#eef6f4', 0.4],
      ],
      [0, 0, 1, 1],
    ),
  );
  rod(stage, [pane, 0, z], [pane, 2.1, z], 0.025, style.metal);
  rod(stage, [pane, 2.1, z], [pane, 2.1, depth], 0.02, style.metal);
  floorShade(stage, pane, z, 0.05, 1.3, 0.4);
}

import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { block, box, rod } from './pieces.ts';
import { openRoom } from './room.ts';
import type { Room } from './walls.ts';

/** A garage from inside: concrete floor, shelves, a bicycle, the door open to the light. */
export function drawGarageInterior(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, {
    width: 4.2,
    depth: 6,
    height: 2.6,
    floor: 'concrete',
    floorColour: '#b9b4aa',
    eye: 1.5,
  });
  const { stage, left, right, back, depth, width } = room;
  const { canvas } = stage;
  const wallColour = '#d8d3c8';
  for (const [wall, length] of [
    [left, depth + 0.8],
    [right, depth + 0.8],
    [back, width],
  ] as const) {
    wall.rect(
      0,
      0,
      length,
      2.6,
      canvas.linear([
        [0, lighten(wall.lit(wallColour), 0.1)],
        [1, darken(wall.lit(wallColour), 0.12)],
      ]),
    );
    wall.lines(
      Array.from(
        { length: 12 },
        (_, index) =>
          [
            [0, 0.2 + index * 0.2],
            [length, 0.2 + index * 0.2],
          ] as const,
      ),
      darken(wall.lit(wallColour), 0.2),
      0.012,
      0.35,
    );
  }
  const open = { u: 0.8, v: 0, width: 2.6, height: 2.2 };
  back.rect(open.u - 0.08, 0, open.width + 0.16, open.height + 0.1, back.lit('#8e8a82'));
  back.rect(
    open.u,
    0,
    open.width,
    open.height,
    canvas.linear([
      [0, dossier.light.sky[2]],
      [0.5, dossier.light.sky[3]],
      [0.52, dossier.season.hedge[1]],
      [0.7, dossier.season.hedge[2]],
      [0.71, '#cfc4ae'],
      [1, '#ddd3bf'],
    ]),
  );
  room.floor.fill(
    [
      [open.u, depth],
      [open.u + open.width, depth],
      [open.u + open.width + 0.9, 2.4],
      [open.u - 0.7, 2.4],
    ],
    '#fff1cf',
    0.5,
  );
  const metal = '#6f7778';
  for (let z = 3.8; z > 1.4; z -= 1.4) {
    for (const y of [0.3, 1, 1.7]) {
      block(stage, box(0.05, y, z, 0.5, 0.05, 1.3), metal);
      for (const at of [0.1, 0.5, 0.9])
        if (random.chance(0.8))
          block(
            stage,
            box(0.12, y + 0.05, z + at, 0.36, random.range(0.2, 0.45), 0.32),
            random.pick(['#b98a5a', '#c9a273', '#4f6a5c', '#b4482b', '#5f7a92', '#e0d6c2']),
          );
    }
    block(stage, box(0.5, 0, z, 0.05, 2.1, 0.05), metal);
  }
  drawBicycle(room, width - 0.42, 2.6);
  rod(stage, [width / 2, 2.6, 3], [width / 2, 2.45, 3], 0.03, '#54585b');
  block(stage, box(width / 2 - 0.6, 2.42, 2.95, 1.2, 0.05, 0.1), '#fff8e4');
  return canvas;
}

function drawBicycle(room: Room, x: number, z: number): void {
  const { stage } = room;
  const at = (dz: number, y: number) => stage.camera.project([x, y, z + dz]);
  const wheel = (dz: number) => {
    const points = Array.from({ length: 20 }, (_, step) =>
      at(dz + Math.cos((step / 20) * Math.PI * 2) * 0.34, 0.35 + Math.sin((step / 20) * Math.PI * 2) * 0.34),
    );
    stage.canvas.stroke(`M${points.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}z`, '#2f3134', 5);
  };
  const line = (points: readonly (readonly [number, number])[], colour: string, thick: number) =>
    stage.canvas.stroke(
      `M${points
        .map(([dz, y]) =>
          at(dz, y)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}`,
      colour,
      thick,
    );
  wheel(0);
  wheel(1.05);
  line(
    [
      [0, 0.35],
      [0.35, 0.8],
      [0.85, 0.82],
      [1.05, 0.35],
    ],
    room.style.accent,
    8,
  );
  line(
    [
      [0.35, 0.8],
      [0.5, 0.36],
      [0.85, 0.82],
    ],
    room.style.accent,
    8,
  );
  line(
    [
      [0, 0.35],
      [0.5, 0.36],
    ],
    room.style.accent,
    7,
  );
  line(
    [
      [0.85, 0.82],
      [0.82, 1.02],
      [0.7, 1.06],
    ],
    '#3a3d40',
    6,
  );
  line(
    [
      [0.35, 0.8],
      [0.32, 0.95],
      [0.2, 0.96],
    ],
    '#3a3d40',
    9,
  );
}

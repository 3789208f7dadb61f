import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { block, box } from './pieces.ts';
import { openRoom } from './room.ts';

/** The hall from inside: portals, roof lights, racks with pallets. */
export function drawHall(dossier: Dossier, random: Random): Canvas {
  const room = openRoom(dossier, random, {
    width: 16,
    depth: 24,
    height: 6.4,
    floor: 'concrete',
    floorColour: '#bdb8ae',
    eye: 2,
    stand: 0.5 + random.range(-0.12, 0.12),
    back: 1,
    focal: 0.8,
  });
  const { stage, left, right, back, ceiling, width, depth, height } = room;
  const { canvas } = stage;
  for (const wall of [left, right]) {
    wall.rect(
      0,
      0,
      depth + 1.2,
      height,
      canvas.linear([
        [0, wall.lit('#dcdad2')],
        [1, wall.lit('#bdbab1')],
      ]),
    );
    wall.lines(
      Array.from(
        { length: 24 },
        (_, index) =>
          [
            [index + 0.5, 1.2],
            [index + 0.5, height],
          ] as const,
      ),
      darken(wall.lit('#c9c6bd'), 0.2),
      0.04,
      0.4,
    );
    wall.rect(0, 0, depth + 1.2, 1.2, wall.lit('#b1aca2'));
  }
  back.rect(
    0,
    0,
    width,
    height,
    canvas.linear([
      [0, back.lit('#e3e0d7')],
      [1, back.lit('#c4c0b6')],
    ]),
  );
  const door = random.pick([3, 6.2, 9.5]);
  back.rect(
    door,
    0,
    4,
    4.2,
    canvas.linear([
      [0, room.dossier.light.sky[2]],
      [0.7, room.dossier.light.sky[3]],
      [0.72, '#b9b2a2'],
      [1, '#cfc8b8'],
    ]),
  );
  back.rect(door - 0.15, 4.2, 4.3, 0.5, back.lit('#5f6a6c'));
  room.floor.fill(
    [
      [door, depth],
      [door + 4, depth],
      [door + 6, 13],
      [door - 2.5, 13],
    ],
    '#fff4d8',
    0.4,
  );
  for (let z = 1; z < depth; z += 4) {
    ceiling.rect(3, depth - z - 1.4, 2.4, 2, '#fdfaf0', 0.9);
    ceiling.rect(width - 5.4, depth - z - 1.4, 2.4, 2, '#fdfaf0', 0.9);
  }
  for (let z = depth - 0.6; z > 0; z -= 4.2) {
    const steel = '#7f8a8d';
    for (const x of [0, width - 0.3]) block(stage, box(x, 0, z, 0.3, height, 0.3), steel);
    block(stage, box(0, height - 0.55, z, width, 0.4, 0.22), steel);
  }
  const loads = ['#b98a5a', '#c9a273', '#8fa3a8', '#d8c9a8', '#b4482b', '#4f6a5c'];
  for (let z = depth - 3.4; z > 3; z -= 3.2) {
    for (const x of random.chance(0.85) ? [0.5, width - 1.9] : [0.5]) {
      for (const level of [0, 1.75, 3.5]) {
        block(stage, box(x, level + 0.06, z, 1.4, 0.12, 2.8), '#c9632f');
        for (const at of [0.1, 1.45])
          if (random.chance(0.86))
            block(stage, box(x + 0.1, level + 0.18, z + at, 1.2, random.range(0.7, 1.3), 1.15), random.pick(loads));
      }
      for (const at of [0, 2.7]) block(stage, box(x < 5 ? x + 1.32 : x, 0, z + at, 0.1, 5.1, 0.1), '#3f5f86');
    }
  }
  room.floor.lines(
    [
      [
        [4, -0.5],
        [4, depth],
      ],
      [
        [12, -0.5],
        [12, depth],
      ],
    ],
    '#e0b34a',
    0.12,
    0.8,
  );
  return canvas;
}

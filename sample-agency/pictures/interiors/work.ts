import type { Dossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { drawBeam, drawInsideWindow } from './daylight.ts';
import { windowsFor } from './living.ts';
import { drawBookcase, drawPainting, drawPendant, drawPlant, drawRug, drawShade, drawVase } from './objects.ts';
import { block, box, drum, floorShade, rod } from './pieces.ts';
import { openRoom, paintWall, type Room } from './room.ts';
import { drawArmchair, drawChair } from './seating.ts';

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

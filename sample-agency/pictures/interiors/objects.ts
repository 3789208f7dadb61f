import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { type Place, rectangle, type Surface } from '../drawing/surface.ts';
import { illuminate } from '../light.ts';
import { block, box, drum, floorShade, ring, rod } from './pieces.ts';
import type { Room } from './room.ts';

/** A rug with a border and stripes or diamonds. */
export function drawRug(room: Room, x: number, z: number, width: number, depth: number): void {
  const { floor, style, stage, random } = room;
  const base = floor.lit(mix(style.second, '#efe6d4', 0.35));
  const dark = floor.lit(style.accent);
  const kind = random.int(0, 2);
  if (kind === 2) {
    const centre = [x + width / 2, z + depth / 2] as const;
    const circle = (radius: number) => stage.camera.outline(ring(centre[0], 0, centre[1], radius, 32));
    stage.canvas.fill(circle(depth * 0.58), base);
    stage.canvas.fill(circle(depth * 0.52), darken(base, 0.12));
    stage.canvas.fill(circle(depth * 0.49), base);
    return;
  }
  floor.fill(rectangle(x - 0.04, z - 0.04, width + 0.08, depth + 0.08), stage.light.shadow, 0.14);
  floor.fill(rectangle(x, z, width, depth), base);
  floor.fill(
    rectangle(x + 0.12, z + 0.1, width - 0.24, depth - 0.2),
    kind === 0 ? dark : floor.lit(style.textile),
    kind === 0 ? 0.85 : 0.4,
  );
  floor.fill(rectangle(x + 0.22, z + 0.18, width - 0.44, depth - 0.36), base);
  const list: Place[][] = [];
  if (kind === 0) {
    for (let at = x + 0.45; at < x + width - 0.5; at += 0.5)
      list.push([
        [at, z + depth / 2],
        [at + 0.17, z + depth * 0.32],
        [at + 0.34, z + depth / 2],
        [at + 0.17, z + depth * 0.68],
      ]);
  } else {
    for (let at = z + 0.34; at < z + depth - 0.3; at += 0.3) list.push(rectangle(x + 0.22, at, width - 0.44, 0.08));
  }
  stage.canvas.fillAll(
    list.map((shape) => floor.outline(shape)),
    kind === 0 ? dark : floor.lit(style.accent),
    0.6,
  );
}

/** Pictures on a wall: framed, each with a small composition of its own. */
export function drawPainting(room: Room, wall: Surface, u: number, v: number, width: number, height: number): void {
  const { random, style, dossier } = room;
  wall.rect(u + 0.03, v - 0.04, width, height, room.stage.light.shadow, 0.2);
  wall.rect(u, v, width, height, wall.lit(random.pick([style.wood, '#2f3134', '#f6f1e6', '#c9a35c'])));
  const mat = 0.05;
  wall.rect(u + mat * 0.6, v + mat * 0.6, width - mat * 1.2, height - mat * 1.2, wall.lit('#f7f1e4'));
  const [iu, iv, w, h] = [u + width * 0.16, v + height * 0.15, width * 0.68, height * 0.7];
  const tones = [style.accent, style.second, style.accentWall, style.textile, ...dossier.season.fields].map((tone) =>
    wall.lit(tone),
  );
  if (random.chance(0.55)) {
    wall.rect(iu, iv, w, h, lighten(random.pick(tones), 0.45));
    for (let layer = 0; layer < 3; layer++) {
      const top = iv + h * (0.62 - layer * 0.2);
      wall.fill(
        [
          [iu, iv],
          [iu + w, iv],
          [iu + w, top - h * random.range(-0.08, 0.08)],
          [iu + w * 0.6, top + h * random.range(0, 0.1)],
          [iu + w * 0.25, top - h * 0.05],
          [iu, top + h * random.range(-0.05, 0.08)],
        ],
        random.pick(tones),
      );
    }
    const [sx, sy] = wall.point([iu + w * 0.7, iv + h * 0.8]);
    room.stage.canvas.ellipse(
      [sx, sy],
      room.stage.camera.scale(wall.spot([iu, iv])) * w * 0.08,
      room.stage.camera.scale(wall.spot([iu, iv])) * w * 0.08,
      '#fbeecb',
    );
  } else {
    for (let shape = 0; shape < 4; shape++) {
      const a = random.range(0, 0.55);
      const b = random.range(0, 0.55);
      wall.rect(
        iu + w * a,
        iv + h * b,
        w * random.range(0.25, 0.45),
        h * random.range(0.25, 0.45),
        random.pick(tones),
        0.9,
      );
    }
  }
}

/** A houseplant in a pot: long leaves, or a round crown of them. */
export function drawPlant(stage: Stage, x: number, z: number, tall: number, pot: Colour): void {
  const { canvas, camera, light } = stage;
  const random = stage.random.fork(`plant${x}${z}`);
  const potTall = Math.min(0.4, tall * 0.28);
  floorShade(stage, x - 0.18, z - 0.16, 0.36, 0.32, 0.8);
  drum(stage, x, 0, z, potTall * 0.42, potTall * 0.55, potTall, pot);
  drawLeaves(stage, [x, potTall, z], tall - potTall);
  function drawLeaves(self: Stage, foot: Spot, height: number): void {
    const scale = camera.scale(foot);
    const [cx, cy] = camera.project(foot);
    const long = height * scale;
    const fan = random.chance(0.5);
    for (const tone of ['#2f5a45', '#3f7353', '#6c9a62']) {
      const lit = illuminate(self.light, tone, [light.sun[0], 0.5, -0.5]);
      let data = '';
      for (let leaf = 0; leaf < 8; leaf++) {
        const angle = random.range(-1.25, 1.25);
        const size = long * random.range(0.6, 1.05);
        const start: Point = fan
          ? [cx, cy]
          : [cx + random.range(-0.08, 0.08) * long, cy - random.range(0.1, 0.75) * long];
        const reach = fan ? size : size * 0.42;
        const tip: Point = [
          start[0] + Math.sin(angle) * reach * 0.85,
          start[1] - Math.cos(angle) * reach + Math.abs(angle) * reach * 0.16,
        ];
        const wide = reach * (fan ? 0.1 : 0.24);
        const normal: Point = [Math.cos(angle) * wide, Math.sin(angle) * wide];
        const middle: Point = [(start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2 - reach * 0.12];
        data += `M${r(start[0])} ${r(start[1])}Q${r(middle[0] - normal[0])} ${r(middle[1] - normal[1])} ${r(tip[0])} ${r(tip[1])}Q${r(middle[0] + normal[0])} ${r(middle[1] + normal[1])} ${r(start[0])} ${r(start[1])}z`;
      }
      canvas.path(data, lit);
      if (!fan && tone === '#2f5a45')
        canvas.stroke(
          `M${r(cx)} ${r(cy)}L${r(cx + long * 0.03)} ${r(cy - long * 0.75)}`,
          '#6b5a40',
          Math.max(2, long * 0.025),
        );
    }
  }
}

const r = (value: number): number => Math.round(value);

/** A pendant lamp: shade on a cord, glowing in the evening. */
export function drawPendant(room: Room, x: number, z: number, low: number, wide: number, colour: Colour): void {
  const { stage, height } = room;
  const { canvas, camera } = stage;
  rod(stage, [x, height, z], [x, low + wide * 0.6, z], 0.012, '#2c2c2e');
  const [cx, cy] = camera.project([x, low, z]);
  const scale = camera.scale([x, low, z]);
  const glow = stage.light.lamps ? 0.6 : 0.28;
  canvas.ellipse(
    [cx, cy],
    wide * 2.4 * scale,
    wide * 2 * scale,
    canvas.radial([
      [0, '#ffe3a3', glow],
      [1, '#ffe3a3', 0],
    ]),
  );
  const half = wide * scale;
  const lit = illuminate(stage.light, colour, [stage.light.sun[0], 0.3, -0.6]);
  canvas.path(
    `M${r(cx - half)} ${r(cy)}Q${r(cx - half * 0.9)} ${r(cy - half * 1.15)} ${r(cx)} ${r(cy - half * 1.25)}Q${r(cx + half * 0.9)} ${r(cy - half * 1.15)} ${r(cx + half)} ${r(cy)}z`,
    canvas.linear(
      [
        [0, lighten(lit, 0.3)],
        [0.5, lit],
        [1, darken(lit, 0.3)],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.ellipse([cx, cy], half, half * 0.18, '#ffeec4');
}

/** A floor lamp with a cloth shade. */
export function drawFloorLamp(stage: Stage, x: number, z: number, metal: Colour): void {
  floorShade(stage, x - 0.14, z - 0.12, 0.28, 0.24, 0.7);
  drum(stage, x, 0, z, 0.15, 0.15, 0.03, metal);
  rod(stage, [x, 0.03, z], [x, 1.35, z], 0.025, metal);
  drawShade(stage, [x, 1.32, z], 0.23, 0.3);
}

/** The lit shade of a lamp. */
export function drawShade(stage: Stage, spot: Spot, wide: number, tall: number): void {
  const { canvas, camera } = stage;
  const [cx, cy] = camera.project(spot);
  const scale = camera.scale(spot);
  const glow = stage.light.lamps ? 0.65 : 0.3;
  canvas.ellipse(
    [cx, cy - tall * scale * 0.4],
    wide * 3.4 * scale,
    wide * 3 * scale,
    canvas.radial([
      [0, '#ffe0a0', glow],
      [1, '#ffe0a0', 0],
    ]),
  );
  const [a, b] = [wide * scale, wide * 0.68 * scale];
  canvas.fill(
    [
      [cx - a, cy],
      [cx + a, cy],
      [cx + b, cy - tall * scale],
      [cx - b, cy - tall * scale],
    ],
    canvas.linear([
      [0, '#fff3d6'],
      [0.6, '#ffe6b4'],
      [1, '#eecb92'],
    ]),
  );
}

/** Shelves with books and a few things on them, against the far wall. */
export function drawBookcase(room: Room, x: number, z: number, width: number, tall: number): void {
  const { stage, random, style } = room;
  const wood = style.wood;
  const deep = 0.32;
  floorShade(stage, x, z, width, deep, 0.7);
  block(stage, box(x, 0, z, width, tall, deep), wood);
  const front = room.back;
  const face = z - room.depth;
  const shelves = Math.max(3, Math.round(tall / 0.38));
  const step = (tall - 0.1) / shelves;
  const books: Record<string, Place[][]> = {};
  for (let shelf = 0; shelf < shelves; shelf++) {
    const v = 0.06 + shelf * step;
    front.rect(x + 0.05, v, width - 0.1, step - 0.06, darken(front.lit(wood), 0.5), 1, -face);
    let at = x + 0.09;
    while (at < x + width - 0.16) {
      const thick = random.range(0.03, 0.07);
      if (random.chance(0.78)) {
        const tone = random.pick([
          style.accent,
          style.second,
          style.accentWall,
          style.textile,
          '#e9dfc8',
          '#6f5b4f',
          '#41525f',
        ]);
        const shapes = books[tone] ?? [];
        books[tone] = shapes;
        shapes.push(rectangle(at, v, thick, step * random.range(0.55, 0.8)));
      } else at += random.range(0.05, 0.2);
      at += thick + 0.006;
    }
  }
  for (const [tone, shapes] of Object.entries(books))
    stage.canvas.fillAll(
      shapes.map((shape) => front.outline(shape, -face)),
      front.lit(tone),
    );
}

/** A low table with a top on four legs or a pedestal, and something on it. */
export function drawLowTable(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  wood: Colour,
  round: boolean,
): void {
  if (round) {
    floorShade(stage, x + width * 0.1, z, width * 0.8, depth, 0.8);
    drum(stage, x + width / 2, 0, z + depth / 2, 0.16, 0.06, 0.34, darken(wood, 0.3));
    drum(stage, x + width / 2, 0.34, z + depth / 2, depth * 0.62, depth * 0.62, 0.05, wood);
  } else {
    floorShade(stage, x, z, width, depth, 0.8);
    for (const [dx, dz] of [
      [0.05, depth - 0.06],
      [width - 0.05, depth - 0.06],
      [0.05, 0.06],
      [width - 0.05, 0.06],
    ] as const)
      drum(stage, x + dx, 0, z + dz, 0.02, 0.025, 0.36, darken(wood, 0.3));
    block(stage, box(x, 0.36, z, width, 0.05, depth), wood);
  }
  const y = round ? 0.39 : 0.41;
  drawVase(stage, [x + width * 0.4, y, z + depth * 0.5], 0.2, '#e9e2d2', true);
  block(stage, box(x + width * 0.56, y, z + depth * 0.3, 0.26, 0.03, 0.18), '#b4482b');
  block(stage, box(x + width * 0.57, y + 0.03, z + depth * 0.32, 0.22, 0.025, 0.15), '#f0e6d2');
}

/** A vase, with twigs or flowers. */
export function drawVase(stage: Stage, spot: Spot, tall: number, colour: Colour, flowers: boolean): void {
  const [x, y, z] = spot;
  const { random, canvas, camera, light } = stage;
  if (flowers) {
    const [cx, cy] = camera.project([x, y + tall, z]);
    const scale = camera.scale(spot);
    let stems = '';
    const heads: Point[] = [];
    for (let stem = 0; stem < 7; stem++) {
      const dx = random.range(-0.16, 0.16) * scale;
      const dy = random.range(0.14, 0.34) * scale;
      stems += `M${r(cx)} ${r(cy)}q${r(dx * 0.2)} ${r(-dy * 0.6)} ${r(dx)} ${r(-dy)}`;
      heads.push([cx + dx, cy - dy]);
    }
    canvas.stroke(stems, illuminate(light, '#4f7350', [0, 0.5, -0.6]), Math.max(1.5, 0.012 * scale));
    canvas.dabs(
      heads.map((head) => [head, [head[0] + 1, head[1] + 1]] as const),
      random.pick(['#f3e2d2', '#d8755a', '#e8b45a', '#c8728a']),
      { width: 0.055 * scale },
    );
  }
  drum(stage, x, y, z, tall * 0.3, tall * 0.2, tall, colour);
}

/** A dining table with its chairs. */
export function drawDiningTable(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  chairs: (near: boolean) => void,
): void {
  const { stage, style } = room;
  floorShade(stage, x, z, width, depth, 0.8);
  chairs(false);
  for (const [dx, dz] of [
    [0.06, depth - 0.07],
    [width - 0.06, depth - 0.07],
    [0.06, 0.07],
    [width - 0.06, 0.07],
  ] as const)
    drum(stage, x + dx, 0, z + dz, 0.03, 0.035, 0.71, style.wood);
  block(stage, box(x, 0.71, z, width, 0.05, depth), style.wood);
  drawVase(stage, [x + width * 0.5, 0.76, z + depth * 0.5], 0.22, '#efe8da', true);
  drum(stage, x + width * 0.3, 0.76, z + depth * 0.4, 0.1, 0.16, 0.07, style.accent);
  chairs(true);
}

import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { type Place, rectangle, type Surface } from '../drawing/surface.ts';
import { illuminate } from '../light.ts';
import { block, box, drum, floorShade, ring } from './pieces.ts';
import type { Room } from './walls.ts';

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

/** Whole pixels, for path data. */
export const r = (value: number): number => Math.round(value);

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

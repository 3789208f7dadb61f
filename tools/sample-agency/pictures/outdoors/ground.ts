import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { HERE, type Stage } from '../drawing/stage.ts';
import { type Place, rectangle, Surface } from '../drawing/surface.ts';
import { fade } from '../light.ts';
import type { Season } from '../season.ts';

/** Part of the ground: metres from left to right and from near to far. */
export interface Area {
  x: number;
  z: number;
  width: number;
  depth: number;
}

/** The ground as a surface: `u` to the right, `v` away. */
export const groundOf = (stage: Stage, y = 0): Surface => new Surface(stage, HERE, [0, y, 0], [1, 0, 0], [0, 0, 1]);

/** Everything below the horizon in one colour, fading with distance. */
export function drawEarth(stage: Stage, colour: Colour): void {
  const { canvas, camera, light } = stage;
  const near = groundOf(stage).lit(colour);
  const { width, height, horizon } = camera;
  canvas.fill(
    [
      [-4, horizon],
      [width + 4, horizon],
      [width + 4, height + 4],
      [-4, height + 4],
    ],
    canvas.linear([
      [0, fade(light, near, 0.6)],
      [0.18, fade(light, near, 0.2)],
      [0.5, near],
      [1, darken(near, 0.12)],
    ]),
  );
}

/** A spot of a part of the ground that is in the picture, more of them where one stands close. */
function* spotsIn(stage: Stage, area: Area, count: number): Generator<Spot> {
  const { random, camera } = stage;
  const near = Math.max(area.z, camera.eye[2] + 2.2);
  const far = area.z + area.depth;
  if (far <= near) return;
  for (let index = 0; index < count; index++) {
    const share = random.next() ** 1.8;
    const spot: Spot = [area.x + random.next() * area.width, 0, near + (far - near) * share];
    const [x, y] = camera.project(spot);
    if (x > -20 && x < camera.width + 20 && y < camera.height + 10) yield spot;
  }
}

/** Touches of the brush on the ground, smaller with distance in three bands. */
function touch(
  stage: Stage,
  area: Area,
  count: number,
  colour: Colour,
  shape: (scale: number) => Point,
  thickness: number,
  opacity: number,
): void {
  const bands: [Point, Point][][] = [[], [], []];
  const widths = [0, 0, 0];
  for (const spot of spotsIn(stage, area, count)) {
    const scale = stage.camera.scale(spot);
    const band = scale > 130 ? 0 : scale > 60 ? 1 : 2;
    const [x, y] = stage.camera.project(spot);
    const [dx, dy] = shape(scale);
    bands[band]?.push([
      [x, y],
      [x + dx, y + dy],
    ]);
    widths[band] = Math.max(widths[band] ?? 0, thickness * scale);
  }
  bands.forEach((band, index) => {
    stage.canvas.dabs(band, colour, { width: Math.max(1, Math.min(9, (widths[index] ?? 1) * 0.75)), opacity });
  });
}

/** Lawn or meadow: blades and patches of light. */
export function drawGrass(stage: Stage, area: Area, season: Season, flowers = 0): void {
  const { random, canvas, light } = stage;
  const ground = groundOf(stage);
  const [dark, middle, bright] = season.grass;
  const lit = ground.lit(middle);
  ground.fill(
    rectangle(area.x, area.z, area.width, area.depth),
    canvas.linear([
      [0, fade(light, ground.lit(bright), 0.15)],
      [0.5, lit],
      [1, ground.lit(mix(dark, middle, 0.5))],
    ]),
  );
  touch(stage, area, 60, ground.lit(dark), (scale) => [random.range(-0.03, 0.03) * scale, -0.1 * scale], 0.03, 0.6);
  touch(stage, area, 60, ground.lit(bright), (scale) => [random.range(-0.03, 0.03) * scale, -0.12 * scale], 0.026, 0.7);
  touch(stage, area, 12, ground.lit(bright), (scale) => [random.range(0.6, 1.6) * scale, 0], 0.09, 0.22);
  for (let kind = 0; kind < (flowers > 0 ? 2 : 0); kind++) {
    touch(stage, area, flowers, season.flowers[kind] ?? '#ffffff', () => [1, 1], 0.06, 0.95);
  }
}

/** Hard surfaces. */
export type Paving = 'cobbles' | 'slabs' | 'gravel' | 'asphalt' | 'clinkers' | 'deck';

const PAVING: Record<Paving, Colour> = {
  cobbles: '#a59a8e',
  slabs: '#c4bfb4',
  gravel: '#cdbfa4',
  asphalt: '#8d8b8b',
  clinkers: '#a9705a',
  deck: '#a67c56',
};

/** A hard surface with joints or stones in perspective. */
export function drawPaving(stage: Stage, area: Area, paving: Paving, tintTo?: Colour): void {
  const { canvas, random } = stage;
  const ground = groundOf(stage);
  const base = ground.lit(tintTo ?? PAVING[paving]);
  ground.fill(
    rectangle(area.x, area.z, area.width, area.depth),
    canvas.linear([
      [0, lighten(base, 0.18)],
      [1, darken(base, 0.1)],
    ]),
  );
  const right = area.x + area.width;
  const far = area.z + area.depth;
  const joint = darken(base, 0.35);
  if (paving === 'slabs' || paving === 'deck' || paving === 'clinkers') {
    const across = paving === 'slabs' ? 0.8 : paving === 'deck' ? 9 : 0.9;
    const along = paving === 'slabs' ? 0.8 : paving === 'deck' ? 0.16 : 0.22;
    const lines: [Place, Place][] = [];
    for (let z = area.z + along; z < far && lines.length < 60; z += along)
      lines.push([
        [area.x, z],
        [right, z],
      ]);
    for (let x = area.x + across; x < right; x += across)
      lines.push([
        [x, area.z],
        [x, far],
      ]);
    for (const line of lines) ground.lines([line], joint, 0.02, 0.4);
  }
  if (paving === 'asphalt') {
    touch(stage, area, 24, lighten(base, 0.3), (scale) => [random.range(0.8, 2) * scale, 0], 0.05, 0.18);
    touch(stage, area, 20, darken(base, 0.3), (scale) => [random.range(0.4, 1.4) * scale, 0], 0.04, 0.16);
    return;
  }
  const dash = paving === 'gravel' ? 0.04 : paving === 'cobbles' ? 0.16 : 0.3;
  const thick = paving === 'gravel' ? 0.04 : paving === 'cobbles' ? 0.06 : 0.05;
  const count = paving === 'slabs' || paving === 'deck' ? 12 : 95;
  touch(stage, area, count, lighten(base, 0.4), (scale) => [dash * scale, 0], thick, 0.5);
  touch(stage, area, count, joint, (scale) => [dash * scale, 0], thick * 0.8, 0.35);
}

/** Shade of the crowns of trees one does not see, over the foreground, and a sunlit gap or two in it. */
export function drawForegroundShade(stage: Stage, z: number): void {
  const { light, random, camera, canvas } = stage;
  const side = light.sun[0] < 0 ? -1 : 1;
  const crown = (x: number, deep: number, wide: number, thick: number): Point[] => {
    const shape: Spot[] = [];
    for (let step = 0; step < 26; step++) {
      const angle = (step / 26) * Math.PI * 2;
      const reach = 1 + 0.13 * Math.sin(step * 2.4 + x) + random.range(-0.06, 0.06);
      shape.push([x + Math.cos(angle) * wide * reach, 0, deep + Math.sin(angle) * thick * reach]);
    }
    return camera.outline(shape);
  };
  const x = camera.eye[0] + side * random.range(2.5, 5);
  for (const [share, opacity] of [
    [1, 0.4],
    [0.78, 0.35],
  ] as const) {
    const shapes = [crown(x, z, 3.6 * share, 0.75 * share), crown(x + side * 4.6, z + 1.5, 3.4 * share, 0.9 * share)];
    canvas.fillAll(shapes, light.shadow, light.shadowStrength * opacity);
  }
}

/** Tall grass along the lower edge, close to the spectator. */
export function drawTufts(stage: Stage, season: Season): void {
  const { random, camera, canvas } = stage;
  const ground = groundOf(stage);
  const [dark, middle, bright] = season.grass;
  for (const [colour, count, tall, thick] of [
    [dark, 46, 74, 5],
    [middle, 40, 86, 4],
    [bright, 26, 98, 3],
  ] as const) {
    const blades: [Point, Point][] = Array.from({ length: count }, () => {
      const share = random.next() ** 1.7;
      const x = camera.width * (random.chance(0.5) ? share * 0.42 : 1 - share * 0.42);
      const y = camera.height + 6;
      return [
        [x, y],
        [x + random.range(-16, 16), y - tall * random.range(0.35, 1) * (1.1 - share)],
      ];
    });
    canvas.dabs(blades, ground.lit(colour), { width: thick });
  }
  for (const colour of season.flowers.slice(0, 2)) {
    const heads: [Point, Point][] = Array.from({ length: 9 }, () => {
      const share = random.next() ** 1.7;
      const x = camera.width * (random.chance(0.5) ? share * 0.38 : 1 - share * 0.38);
      const y = camera.height - random.range(14, 90) * (1.05 - share);
      return [
        [x, y],
        [x + 2, y + 1],
      ];
    });
    canvas.dabs(heads, colour, { width: 9 });
  }
}

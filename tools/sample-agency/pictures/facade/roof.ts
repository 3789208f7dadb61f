import { type Box, drawBox } from '../drawing/box.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Frame, Stage } from '../drawing/stage.ts';
import { type Place, rectangle, Surface } from '../drawing/surface.ts';
import type { Mass } from './mass.ts';
import { drawTexture } from './texture.ts';

/** One slope of a roof: its surface, its outline on it, its length from eaves to ridge. */
export interface Slope {
  surface: Surface;
  shape: Place[];
  length: number;
}

/** The slopes of the roof, whatever the direction they face. */
function slopesOf(stage: Stage, frame: Frame, mass: Mass): Slope[] {
  const { box, roof } = mass;
  const { x, z, width, depth } = box;
  const top = box.y + box.height;
  const { overhang: out, rise } = roof;
  const verge = roof.verge ?? 0;
  const make = (
    origin: readonly [number, number, number],
    u: Surface['u'],
    v: Surface['v'],
    shape: Place[],
    length: number,
  ) => ({
    surface: new Surface(stage, frame, origin, u, v),
    shape,
    length,
  });
  if (roof.kind === 'flat') return [];
  const half =
    roof.kind === 'gable' || roof.kind === 'mansard'
      ? depth / 2
      : roof.kind === 'cross-gable'
        ? width / 2
        : roof.kind === 'lean'
          ? depth
          : Math.min(width, depth) / 2;
  if (roof.kind === 'mansard') return mansard();
  const angle = Math.atan(rise / half);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const drop = out * Math.tan(angle);
  const length = (half + out) / cos;
  const low = top - drop;
  const hip = roof.kind === 'hip';
  const side = hip ? out : verge;
  const run = hip ? half + out : 0;
  const along = (size: number): Place[] => {
    const base = size + 2 * side;
    return [
      [0, 0],
      [base, 0],
      [base - run, length],
      [run, length],
    ];
  };
  const front = () => make([x - side, low, z - out], [1, 0, 0], [0, sin, cos], along(width), length);
  const rear = () => make([x + width + side, low, z + depth + out], [-1, 0, 0], [0, sin, -cos], along(width), length);
  const left = () => make([x - out, low, z + depth + side], [0, 0, -1], [cos, sin, 0], along(depth), length);
  const right = () => make([x + width + out, low, z - side], [0, 0, 1], [-cos, sin, 0], along(depth), length);
  if (roof.kind === 'lean') return [front()];
  if (roof.kind === 'gable') return [rear(), front()];
  if (roof.kind === 'cross-gable') return [left(), right()];
  return [rear(), left(), right(), front()];

  function mansard(): Slope[] {
    const steep = rise * 0.68;
    const setback = 0.75;
    const first = Math.atan(steep / setback);
    const second = Math.atan((rise - steep) / (half - setback));
    const lower = Math.hypot(steep, setback);
    const upper = (half - setback) / Math.cos(second);
    const rows = (origin: [number, number, number], u: Surface['u'], angleOf: number, back: 1 | -1, size: number) =>
      make(origin, u, [0, Math.sin(angleOf), Math.cos(angleOf) * back], rectangle(0, 0, width + 2 * verge, size), size);
    return [
      rows([x + width + verge, top, z + depth], [-1, 0, 0], first, -1, lower),
      rows([x - verge, top + steep, z + setback], [1, 0, 0], second, 1, upper),
      rows([x - verge, top, z], [1, 0, 0], first, 1, lower),
    ];
  }
}

/** Height of the wall's outline above the eaves at each side: the gables. */
export function gableOf(mass: Mass, side: 'front' | 'right' | 'rear' | 'left', size: number): Place[] {
  const { height } = mass.box;
  const { kind, rise } = mass.roof;
  const across = side === 'left' || side === 'right';
  const wall = rectangle(0, 0, size, height);
  if ((kind === 'gable' && across) || (kind === 'cross-gable' && !across)) {
    return [
      [0, 0],
      [size, 0],
      [size, height],
      [size / 2, height + rise],
      [0, height],
    ];
  }
  if (kind === 'mansard' && across) {
    const steep = height + rise * 0.68;
    return [
      [0, 0],
      [size, 0],
      [size, height],
      [size - 0.75, steep],
      [size / 2, height + rise],
      [0.75, steep],
      [0, height],
    ];
  }
  if (kind === 'lean' && across) {
    return side === 'right'
      ? [
          [0, 0],
          [size, 0],
          [size, height + rise],
          [0, height],
        ]
      : [
          [0, 0],
          [size, 0],
          [size, height],
          [0, height + rise],
        ];
  }
  return wall;
}

/** Draws every visible slope with its covering, gutter, roof windows and panels. */
export function drawSlopes(stage: Stage, frame: Frame, mass: Mass): void {
  const { roof } = mass;
  const { canvas } = stage;
  for (const slope of slopesOf(stage, frame, mass)) {
    const { surface, shape, length } = slope;
    if (!surface.visible) continue;
    const base = surface.lit(roof.material.base);
    surface.fill(
      shape,
      canvas.linear([
        [0, lighten(base, 0.1)],
        [0.4, base],
        [1, darken(base, 0.16)],
      ]),
    );
    drawTexture(surface, shape, roof.material, mass.detail ?? 1);
    const [, lowRight, highRight, highLeft] = shape as [Place, Place, Place, Place];
    surface.lines([[highLeft, highRight]], darken(base, 0.25), 0.16, 0.8);
    if (roof.kind === 'hip')
      surface.lines(
        [
          [[0, 0], highLeft],
          [lowRight, highRight],
        ],
        lighten(base, 0.22),
        0.12,
        0.8,
      );
    drawGutter(surface, lowRight[0], mass);
    roof.skylights?.forEach(([at, share]) => {
      if (Math.abs(surface.u[0]) > 0.5 || roof.kind === 'cross-gable') drawSkylight(surface, at, share * length);
    });
    if (roof.solar) drawSolar(surface, roof.solar, length);
  }
}

function drawGutter(surface: Surface, width: number, mass: Mass): void {
  if (mass.roof.kind === 'mansard' && surface.v[1] < 0.8) return;
  const trim = surface.lit(mass.roof.trim);
  surface.rect(0, -0.04, width, 0.14, darken(trim, 0.12));
  surface.rect(0, 0.05, width, 0.04, lighten(trim, 0.5));
}

function drawSkylight(surface: Surface, at: number, up: number): void {
  const { light, canvas } = surface.stage;
  surface.rect(at - 0.44, up - 0.64, 0.88, 1.28, '#4a4c50');
  surface.rect(
    at - 0.36,
    up - 0.56,
    0.72,
    1.12,
    canvas.linear([
      [0, mix(light.sky[1], '#ffffff', 0.25)],
      [1, mix(light.sky[0], '#4c626c', 0.5)],
    ]),
  );
}

function drawSolar(surface: Surface, [from, to]: readonly [number, number], length: number): void {
  const top = length * 0.86;
  const bottom = length * 0.3;
  surface.rect(from, bottom, to - from, top - bottom, surface.lit('#2c3c55'));
  const lines: [Place, Place][] = [
    [
      [from, (top + bottom) / 2],
      [to, (top + bottom) / 2],
    ],
  ];
  for (let at = from + 1; at < to; at += 1)
    lines.push([
      [at, bottom],
      [at, top],
    ]);
  surface.lines(lines, '#8696a8', 0.035, 0.7);
  surface.fill(
    [
      [from, bottom],
      [from + (to - from) * 0.3, bottom],
      [from + (to - from) * 0.55, top],
      [from + (to - from) * 0.2, top],
    ],
    '#dfe8ee',
    0.14,
  );
}

/** Chimneys stand behind the ridge, so they are drawn before the slopes. */
export function drawChimneys(stage: Stage, frame: Frame, mass: Mass): void {
  const { box, roof } = mass;
  for (const at of roof.chimneys ?? []) {
    const across = roof.kind === 'cross-gable';
    const foot = box.y + box.height + roof.rise - 0.9;
    const stack: Box = {
      x: (across ? box.x + box.width / 2 : box.x + at) - 0.4,
      y: foot,
      z: across ? box.z + at : box.z + box.depth / 2,
      width: 0.8,
      height: 1.75,
      depth: 0.55,
    };
    const brick = mass.wall.texture === 'brick' ? mass.wall.base : '#a8604a';
    drawBox(stage, frame, stack, brick);
    drawBox(
      stage,
      frame,
      { ...stack, x: stack.x - 0.07, z: stack.z - 0.07, y: foot + 1.6, width: 0.94, depth: 0.69, height: 0.16 },
      darken(brick, 0.2),
    );
    for (const shift of [0.14, 0.46]) {
      drawBox(
        stage,
        frame,
        { x: stack.x + shift, y: foot + 1.76, z: stack.z + 0.15, width: 0.2, height: 0.34, depth: 0.2 },
        '#b9694a',
      );
    }
  }
}

import type { Point, Spot } from '../drawing/camera.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { fade, illuminate } from '../light.ts';
import { drawCrown, type Leaves, scatter } from './foliage.ts';

/** Kinds of tree by their shape. */
export type Species = 'lime' | 'poplar' | 'birch' | 'pine' | 'fruit' | 'willow' | 'shrub' | 'ball';

/** A tree to be drawn. */
export interface Tree {
  spot: Spot;
  /** Metres. */
  height: number;
  species: Species;
  leaves: Leaves;
  /** 0 close by, 1 lost in the haze. */
  distance?: number;
  shadow?: boolean;
}

/** Leaves in the light of the hour, faded by distance. */
export function tint(stage: Stage, leaves: Leaves, distance: number): Leaves {
  const [dark, middle, bright] = leaves;
  const { light } = stage;
  const lit = (colour: Colour, normal: Spot) => fade(light, illuminate(light, colour, normal), distance);
  return [lit(dark, [0, 0.5, -0.2]), lit(middle, [0, 0.9, -0.5]), lit(bright, light.sun)];
}

/** A tree on the ground, with its shadow. */
export function drawTree(stage: Stage, tree: Tree): void {
  const { canvas, camera, light } = stage;
  if (camera.depth(tree.spot) < 1) return;
  const random = stage.random.fork(`tree${tree.spot.join()}`);
  const scale = camera.scale(tree.spot);
  const [x, y] = camera.project(tree.spot);
  const size = tree.height * scale;
  const leaves = tint(stage, tree.leaves, tree.distance ?? 0);
  const sun = Math.sign(light.sun[0]);
  const touches = Math.round(Math.max(0, Math.min(34, size / 13)));
  if (tree.shadow !== false) drawTreeShadow(stage, tree);
  const crown = (dx: number, up: number, rx: number, ry: number, share = 1) =>
    drawCrown(
      canvas,
      random,
      {
        centre: [x + dx * size, y - up * size],
        radiusX: rx * size,
        radiusY: ry * size,
        sun,
        touches: Math.round(touches * share),
      },
      leaves,
    );
  const bark = fade(
    light,
    illuminate(light, tree.species === 'birch' ? '#ded8cc' : '#6b5444', [sun * 0.5, 0.2, -0.8]),
    tree.distance ?? 0,
  );
  const trunk = (top: number, thick: number) => {
    const half = (thick * size) / 2;
    canvas.path(
      `M${(x - half).toFixed(1)} ${y.toFixed(1)}L${(x - half * 0.6).toFixed(1)} ${(y - top * size).toFixed(1)}L${(x + half * 0.6).toFixed(1)} ${(y - top * size).toFixed(1)}L${(x + half).toFixed(1)} ${y.toFixed(1)}z`,
      bark,
    );
    canvas.path(
      `M${(x + half * 0.2 * -sun).toFixed(1)} ${y.toFixed(1)}L${(x - half * 0.1 * sun).toFixed(1)} ${(y - top * size).toFixed(1)}L${(x - half * 0.6 * sun).toFixed(1)} ${(y - top * size).toFixed(1)}L${(x - half * sun).toFixed(1)} ${y.toFixed(1)}z`,
      mix(bark, light.shadow, 0.4),
      0.7,
    );
  };
  switch (tree.species) {
    case 'lime':
      trunk(0.5, 0.055);
      crown(-0.16, 0.52, 0.2, 0.17, 0.7);
      crown(0.17, 0.56, 0.2, 0.18, 0.7);
      crown(0, 0.72, 0.27, 0.26);
      break;
    case 'poplar':
      trunk(0.3, 0.03);
      crown(0, 0.42, 0.09, 0.3, 0.6);
      crown(0, 0.68, 0.075, 0.3, 0.8);
      break;
    case 'birch':
      trunk(0.8, 0.03);
      crown(-0.08, 0.5, 0.13, 0.14, 0.6);
      crown(0.09, 0.62, 0.13, 0.15, 0.6);
      crown(0, 0.8, 0.13, 0.18, 0.7);
      break;
    case 'fruit':
      trunk(0.45, 0.05);
      crown(0, 0.66, 0.38, 0.33);
      break;
    case 'ball':
      trunk(0.6, 0.045);
      crown(0, 0.74, 0.24, 0.24);
      break;
    case 'willow':
      trunk(0.5, 0.11);
      crown(0, 0.62, 0.36, 0.26);
      drawStrands(stage, [x, y - 0.66 * size], size, leaves);
      break;
    case 'pine':
      drawPine(stage, [x, y], size, leaves, bark);
      break;
    case 'shrub':
      crown(-0.35, 0.32, 0.5, 0.34, 0.3);
      crown(0.3, 0.42, 0.55, 0.46, 0.5);
      break;
  }
}

function drawStrands(stage: Stage, [x, y]: Point, size: number, leaves: Leaves): void {
  const { random, canvas } = stage;
  let data = '';
  for (let index = 0; index < 22; index++) {
    const at = random.range(-0.38, 0.38) * size;
    data += `M${Math.round(x + at * 0.8)} ${Math.round(y + Math.abs(at) * 0.3)}q${Math.round(at * 0.3)} ${Math.round(size * 0.12)} ${Math.round(at * 0.25)} ${Math.round(size * random.range(0.25, 0.42))}`;
  }
  canvas.stroke(data, leaves[1], size * 0.014, 0.85);
}

function drawPine(stage: Stage, [x, y]: Point, size: number, leaves: Leaves, bark: Colour): void {
  const { canvas, random, light } = stage;
  canvas.fill(
    [
      [x - size * 0.015, y],
      [x + size * 0.015, y],
      [x + size * 0.01, y - size * 0.3],
      [x - size * 0.01, y - size * 0.3],
    ],
    bark,
  );
  const sun = Math.sign(light.sun[0]);
  for (let tier = 0; tier < 6; tier++) {
    const low = y - size * (0.1 + tier * 0.15);
    const half = size * (0.23 - tier * 0.034);
    const peak = low - size * 0.27;
    const edge: Point[] = [[x, peak]];
    for (let step = 0; step <= 6; step++)
      edge.push([x + half * (1 - step / 3), low + (step % 2 ? -1 : 1) * size * random.range(0.005, 0.025)]);
    canvas.fill(edge, leaves[0]);
    canvas.fill(
      [
        [x, peak],
        [x + half * sun * 0.95, low],
        [x + half * sun * 0.3, low + size * 0.01],
        [x, low - size * 0.04],
      ],
      leaves[1],
      0.9,
    );
  }
  scatter(
    canvas,
    random,
    [x + sun * size * 0.05, y - size * 0.45],
    size * 0.1,
    size * 0.33,
    16,
    leaves[2],
    size * 0.012,
    0.6,
  );
}

/** Long and soft, away from the sun. */
function drawTreeShadow(stage: Stage, { spot, height }: Tree): void {
  const { light, camera, canvas } = stage;
  const [sx, sy, sz] = light.sun;
  const reach = Math.min(14, (height * 0.72) / sy);
  const centre: Spot = [spot[0] - sx * reach, 0, spot[2] - sz * reach];
  const shape: Spot[] = [];
  for (let step = 0; step < 14; step++) {
    const angle = (step / 14) * Math.PI * 2;
    const wide = height * 0.26 * (1 + 0.18 * Math.sin(step * 2.7));
    shape.push([centre[0] + Math.cos(angle) * wide, 0, centre[2] + Math.sin(angle) * wide]);
  }
  canvas.fill(camera.outline(shape), light.shadow, light.shadowStrength * 0.7);
  const thin = height * 0.025;
  canvas.fill(
    camera.outline([
      [spot[0] - thin, 0, spot[2]],
      [spot[0] + thin, 0, spot[2]],
      [centre[0] + thin, 0, centre[2]],
      [centre[0] - thin, 0, centre[2]],
    ]),
    light.shadow,
    light.shadowStrength * 0.7,
  );
}

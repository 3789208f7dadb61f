import type { Spot } from '../drawing/camera.ts';
import { darken } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { illuminate } from '../light.ts';
import type { Season } from '../season.ts';
import { drawCrown, scatter } from './foliage.ts';
import { tint } from './trees.ts';

/** Earthenware pots with clipped box or flowers. */
export function drawPots(stage: Stage, spots: readonly Spot[], season: Season): void {
  const { canvas, camera, light } = stage;
  const random = stage.random.fork('pots');
  for (const spot of spots) {
    if (camera.depth(spot) < 1) continue;
    const scale = camera.scale(spot);
    const [x, y] = camera.project(spot);
    const clay = illuminate(light, random.pick(['#b9694a', '#8f9694', '#d9cfbb']), [light.sun[0], 0.2, -0.7]);
    const half = 0.24 * scale;
    const tall = 0.45 * scale;
    canvas.ellipse([x - Math.sign(light.sun[0]) * half * 0.8, y], half * 1.6, half * 0.3, light.shadow, 0.3);
    canvas.fill(
      [
        [x - half, y - tall],
        [x + half, y - tall],
        [x + half * 0.72, y],
        [x - half * 0.72, y],
      ],
      canvas.linear(
        [
          [0, clay],
          [1, darken(clay, 0.35)],
        ],
        light.sun[0] < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    );
    canvas.fill(
      [
        [x - half * 1.1, y - tall],
        [x + half * 1.1, y - tall],
        [x + half * 1.1, y - tall * 0.84],
        [x - half * 1.1, y - tall * 0.84],
      ],
      clay,
    );
    const centre = [x, y - tall - 0.28 * scale] as const;
    drawCrown(
      canvas,
      random,
      { centre, radiusX: 0.34 * scale, radiusY: 0.34 * scale, sun: Math.sign(light.sun[0]), touches: 8 },
      tint(stage, season.hedge, 0),
    );
    if (random.chance(0.6))
      scatter(
        canvas,
        random,
        centre,
        0.32 * scale,
        0.3 * scale,
        12,
        random.pick(season.flowers),
        Math.max(2, 0.07 * scale),
      );
  }
}

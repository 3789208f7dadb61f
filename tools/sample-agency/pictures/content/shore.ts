import type { Point } from '../drawing/camera.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { createLight, fade } from '../light.ts';
import { drawHills } from '../outdoors/backdrop.ts';
import { drawCrown } from '../outdoors/foliage.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import type { Random } from '../random.ts';
import { SEASONS } from '../season.ts';

const SEASON = SEASONS.summer;

/** What pictures of water share: the size, one unit (1 at a height of 900), the line of the water. */
export interface Shore {
  stage: Stage;
  width: number;
  height: number;
  unit: number;
  /** Where the water begins. */
  line: number;
}

/** Sky, hills and birds above a line of water. */
export function open(
  random: Random,
  width: number,
  height: number,
  line: number,
  name: 'golden' | 'morning' | 'summer',
): Shore {
  const canvas = new Canvas(width, height);
  const light = createLight(name, -1);
  const stage: Stage = {
    canvas,
    camera: new Camera({ width, height, eye: [0, 2, 0], horizon: line - 0.04 }),
    light,
    random,
  };
  drawSky(stage, 5);
  drawBirds(stage, width * 0.6, height * 0.2, 5);
  drawHills(stage, SEASON, 2);
  return { stage, width, height, unit: height / 900, line: line * height };
}

/** An upright rectangle. */
export const quad = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Still water to the lower edge: the sky in it, upright reflections, ripples. */
export function drawWater(
  { stage, width, height, unit, line }: Shore,
  reflections: readonly (readonly [from: number, to: number, colour: Colour, long: number])[],
): void {
  const { canvas, random, light } = stage;
  canvas.fill(
    quad(0, line, width, height),
    canvas.linear([
      [0, mix(light.sky[3], '#c9b98a', 0.3)],
      [0.3, mix(light.sky[2], '#9fb9ad', 0.4)],
      [1, mix(light.sky[0], '#35707a', 0.55)],
    ]),
  );
  canvas.clipped(quad(0, line, width, height), () => {
    for (const [from, to, colour, long] of reflections) {
      canvas.fill(
        quad(from * width, line, to * width, line + long * unit),
        canvas.linear([
          [0, colour, 0.62],
          [1, colour, 0],
        ]),
      );
      const streaks = Array.from({ length: 9 }, () => {
        const x = random.range(from, to) * width;
        return [
          [x, line],
          [x, line + long * unit * random.range(0.5, 1.15)],
        ] as const;
      });
      canvas.dabs(streaks, colour, { width: 10 * unit, opacity: 0.2 });
    }
    for (const [colour, opacity, thick] of [
      ['#fff6de', 0.5, 2.6],
      ['#2f5f66', 0.24, 3.4],
    ] as const) {
      const ripples = Array.from({ length: 64 }, () => {
        const down = random.next();
        const x = width * random.range(-0.05, 1);
        const y = line + 6 * unit + down * (height - line);
        return [
          [x, y],
          [x + (14 + down * 90) * unit, y],
        ] as const;
      });
      canvas.dabs(ripples, colour, { width: thick * unit, opacity });
    }
  });
}

/** Trees on the bank by foot and radius. */
export function trees(
  { stage, unit }: Shore,
  spots: readonly (readonly [x: number, y: number, r: number])[],
  distance: number,
): void {
  const { canvas, random, light } = stage;
  for (const [x, y, r] of spots) {
    const [dark, middle, bright] = random.pick(SEASON.leaves);
    const tone = (colour: Colour) => fade(light, mix(colour, light.glow, 0.1), distance);
    canvas.fill(quad(x - r * 0.08 * unit, y, x + r * 0.08 * unit, y - r * 0.8 * unit), '#5d4a38');
    drawCrown(
      canvas,
      random,
      {
        centre: [x, y - r * 1.05 * unit],
        radiusX: r * unit,
        radiusY: r * 0.85 * unit,
        sun: -1,
        touches: Math.round(r / 4),
      },
      [tone(dark), tone(middle), tone(bright)],
    );
  }
}

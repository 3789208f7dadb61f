import { mix } from '../../drawing/colour.ts';
import { fade } from '../../light.ts';
import { drawCrown } from '../../outdoors/foliage.ts';
import { drawBelfry, drawChurch, drawKeep } from '../landmarks.ts';
import { drawTownHouse, type TownHouse } from '../town-house.ts';
import { SEASON, type View } from './panorama-view.ts';

/** Rows of houses from the farthest to those on the bank, with the three towers rising between them. */
export function drawTown(view: View): void {
  const { stage, width, horizon, unit } = view;
  const { canvas, light, random } = stage;
  const trees = (from: number, to: number, y: number, size: number, count: number, distance: number) => {
    for (let index = 0; index < count; index++) {
      const r = size * random.range(0.7, 1.3) * unit;
      const [dark, middle, bright] = random.pick(SEASON.leaves);
      const tone = (colour: string) => fade(light, mix(colour, light.glow, 0.16), distance);
      drawCrown(
        canvas,
        random,
        {
          centre: [random.range(from, to), y - r * 0.5],
          radiusX: r,
          radiusY: r * 0.85,
          sun: -1,
          touches: r > 26 ? 6 : 0,
        },
        [tone(dark), tone(middle), tone(bright)],
      );
    }
  };
  const row = (from: number, to: number, y: number, size: number, distance: number, fine: boolean) => {
    let x = from * width;
    while (x < to * width) {
      const wide = size * random.range(0.75, 1.25) * unit;
      const house: TownHouse = {
        x,
        y: y + random.range(-3, 3) * unit,
        width: wide,
        height: size * random.range(0.75, 1.25) * unit,
        kind: random.pick(['eaves', 'eaves', 'gable', 'stepped', 'eaves']),
        distance,
        fine,
      };
      drawTownHouse(canvas, random, light, house);
      x += wide * random.range(0.96, 1.12);
    }
  };
  row(0.46, 1, horizon - 12 * unit, 34, 0.5, false);
  trees(width * 0.42, width, horizon - 4 * unit, 17, 12, 0.46);
  drawBelfry(canvas, light, width * 0.905, horizon + 4 * unit, 190 * unit, 0.32);
  row(0.5, 0.98, horizon + 8 * unit, 44, 0.38, true);
  drawChurch(canvas, light, width * 0.735, horizon + 14 * unit, 265 * unit, 0.2);
  drawKeep(canvas, light, width * 0.585, horizon + 22 * unit, 168 * unit, 0.18);
  trees(width * 0.47, width * 0.98, horizon + 16 * unit, 20, 10, 0.3);
  row(0.475, 1, horizon + 32 * unit, 54, 0.22, true);
  trees(width * 0.45, width, horizon + 40 * unit, 24, 9, 0.18);
  row(0.545, 1, horizon + 66 * unit, 68, 0.08, true);
  trees(width * 0.44, width * 0.57, horizon + 62 * unit, 32, 6, 0.1);
  trees(width * 0.62, width, horizon + 76 * unit, 24, 5, 0.05);
}

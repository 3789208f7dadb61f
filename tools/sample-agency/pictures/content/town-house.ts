import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { fade, type Light } from '../light.ts';
import type { Random } from '../random.ts';

/** A house of an old town seen from afar. */
export interface TownHouse {
  /** Left end of the front and its foot, pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'eaves' | 'gable' | 'stepped';
  /** 0 close by, 1 lost in the haze. */
  distance: number;
  /** Windows and dormers are drawn. */
  fine: boolean;
}

const WALLS: readonly Colour[] = [
  '#c4694a',
  '#b5563b',
  '#efe2c9',
  '#e3c79e',
  '#d99a73',
  '#f2e8d6',
  '#a94f38',
  '#dcb48c',
  '#cf8a63',
];
const ROOFS: readonly Colour[] = ['#b7552f', '#c9683a', '#5f6878', '#8f4a34', '#a9502f', '#6c7483', '#7c4636'];

/** A house of an old town seen from afar: front in the light, gable side in the shade, roof, chimney, windows. */
export function drawTownHouse(canvas: Canvas, random: Random, light: Light, house: TownHouse): void {
  const { x, y, width, height, kind, distance, fine } = house;
  const wall = random.pick(WALLS);
  const tone = (colour: Colour, share = 0) =>
    fade(light, share === 0 ? mix(colour, light.glow, 0.14) : mix(colour, '#4d3d5c', share), distance);
  const front = tone(wall);
  const roof = tone(random.pick(ROOFS));
  const rise = width * random.range(0.42, 0.6);
  const top = y - height;
  const side = width * random.range(0.22, 0.4);
  const paint = canvas.linear([
    [0, lighten(front, 0.14)],
    [1, darken(front, 0.14)],
  ]);
  const shade = tone(wall, 0.46);
  chimney(
    canvas,
    x + width * random.range(0.55, 0.8),
    top - rise * (kind === 'eaves' ? 0.92 : 0.5),
    width * 0.09,
    rise * 0.42,
    tone('#a9563c'),
    shade,
  );
  if (kind === 'eaves') {
    // The gable side stands to the right, away from the sun.
    canvas.fill(
      [
        [x + width, y],
        [x + width + side, y - height * 0.02],
        [x + width + side, top],
        [x + width + side * 0.5, top - rise * 0.94],
        [x + width, top],
      ],
      shade,
    );
    canvas.fill(
      [
        [x, y],
        [x + width, y],
        [x + width, top],
        [x, top],
      ],
      paint,
    );
    canvas.fill(
      [
        [x - 2, top + 2],
        [x + width + 2, top + 2],
        [x + width + side * 0.5, top - rise],
        [x + side * 0.42, top - rise],
      ],
      canvas.linear([
        [0, lighten(roof, 0.16)],
        [1, darken(roof, 0.1)],
      ]),
    );
    canvas.fill(
      [
        [x, top],
        [x + width, top],
        [x + width, top + height * 0.05],
        [x, top + height * 0.05],
      ],
      darken(front, 0.45),
      0.6,
    );
  } else {
    const peak: Point = [x + width / 2, top - rise];
    canvas.fill(
      [peak, [x + width, top], [x + width + side, top - height * 0.02], [x + width / 2 + side * 1.1, top - rise]],
      darken(roof, 0.26),
    );
    canvas.fill(
      [
        [x + width, y],
        [x + width + side, y - height * 0.02],
        [x + width + side, top],
        [x + width, top],
      ],
      shade,
    );
    canvas.fill([[x, y], [x + width, y], [x + width, top], peak, [x, top]], paint);
    if (kind === 'stepped') {
      const steps: Point[] = [];
      const count = 4;
      for (let step = 0; step < count; step++) {
        steps.push(
          [x + (width / 2) * (step / count), top - rise * (step / count) - rise * 0.2],
          [x + (width / 2) * ((step + 1) / count), top - rise * (step / count) - rise * 0.2],
        );
      }
      const mirrored = steps.map(([sx, sy]) => [2 * x + width - sx, sy] as const).reverse();
      canvas.fill([[x, top], ...steps, ...mirrored, [x + width, top]], lighten(front, 0.1));
    } else {
      canvas.stroke(
        `M${Math.round(x - 2)} ${Math.round(top + 2)}L${Math.round(peak[0])} ${Math.round(peak[1] - 2)}L${Math.round(x + width + 2)} ${Math.round(top + 2)}`,
        lighten(roof, 0.1),
        Math.max(2, width * 0.045),
      );
    }
  }
  if (fine) drawOpenings(canvas, random, light, house, front);
}

function chimney(canvas: Canvas, x: number, y: number, wide: number, tall: number, lit: Colour, shade: Colour): void {
  canvas.fill(
    [
      [x, y + tall],
      [x + wide, y + tall],
      [x + wide, y - tall * 0.5],
      [x, y - tall * 0.5],
    ],
    lit,
  );
  canvas.fill(
    [
      [x + wide * 0.6, y + tall],
      [x + wide, y + tall],
      [x + wide, y - tall * 0.5],
      [x + wide * 0.6, y - tall * 0.5],
    ],
    shade,
  );
}

function drawOpenings(
  canvas: Canvas,
  random: Random,
  light: Light,
  { x, y, width, height, kind, distance }: TownHouse,
  wall: Colour,
): void {
  const columns = Math.max(2, Math.round(width / 26));
  const rows = Math.max(1, Math.round(height / 34));
  const dark: Point[][] = [];
  const lamps: Point[][] = [];
  const frames: Point[][] = [];
  const [w, h] = [(width / columns) * 0.36, (height / rows) * 0.5];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = x + (width * (column + 0.5)) / columns;
      const cy = y - (height * (row + 0.5)) / rows;
      const rect = (gx: number, gy: number): Point[] => [
        [cx - w / 2 - gx, cy + h / 2 + gy],
        [cx + w / 2 + gx, cy + h / 2 + gy],
        [cx + w / 2 + gx, cy - h / 2 - gy],
        [cx - w / 2 - gx, cy - h / 2 - gy],
      ];
      frames.push(rect(1.6, 1.6));
      (random.chance(0.16) ? lamps : dark).push(rect(0, 0));
    }
  }
  if (kind !== 'eaves') {
    const cy = y - height - width * 0.14;
    dark.push([
      [x + width / 2 - w / 2, cy + h / 2],
      [x + width / 2 + w / 2, cy + h / 2],
      [x + width / 2 + w / 2, cy - h / 2],
      [x + width / 2 - w / 2, cy - h / 2],
    ]);
  }
  canvas.fillAll(frames, lighten(wall, 0.4), 0.75);
  canvas.fillAll(dark, fade(light, '#51566a', distance * 0.8));
  canvas.fillAll(lamps, '#ffd88a');
}

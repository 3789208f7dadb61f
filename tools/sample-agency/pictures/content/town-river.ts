import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../random.ts';
import { drawChurch } from './landmarks.ts';
import { drawWater, open, quad, type Shore, trees } from './shore.ts';
import { drawTownHouse } from './town-house.ts';

/** A brick hospital with stepped gables along a river, a footbridge in front. */
export function drawTownRiver(random: Random, width: number, height: number): Canvas {
  const shore = open(random, width, height, 0.62, 'golden');
  const { stage, unit, line } = shore;
  const { canvas, light } = stage;
  drawChurch(canvas, light, width * 0.24, line - 90 * unit, 250 * unit, 0.3);
  for (let x = -20; x < width; x += 66 * unit)
    drawTownHouse(canvas, random, light, {
      x,
      y: line - 70 * unit,
      width: 62 * unit,
      height: random.range(55, 85) * unit,
      kind: random.pick(['eaves', 'gable']),
      distance: 0.3,
      fine: false,
    });
  const foot = line - 4 * unit;
  canvas.fill(
    quad(width * 0.34, foot, width, foot - 150 * unit),
    canvas.linear([
      [0, '#b9604a'],
      [1, '#9c4c38'],
    ]),
  );
  canvas.fill(
    [
      [width * 0.33, foot - 148 * unit],
      [width, foot - 148 * unit],
      [width, foot - 250 * unit],
      [width * 0.37, foot - 250 * unit],
    ],
    canvas.linear([
      [0, '#737d8c'],
      [1, '#566071'],
    ]),
  );
  for (let index = 0; index < 4; index++)
    drawTownHouse(canvas, random.fork(`wing${index % 2}`), light, {
      x: width * (0.38 + index * 0.165),
      y: foot,
      width: 122 * unit,
      height: 176 * unit,
      kind: 'stepped',
      distance: 0,
      fine: true,
    });
  canvas.dabs(
    Array.from(
      { length: 16 },
      (_, index) =>
        [
          [width * (0.36 + index * 0.042), foot - 70 * unit],
          [width * (0.36 + index * 0.042), foot - 40 * unit],
        ] as const,
    ),
    '#4c4652',
    { width: 16 * unit, cap: 'butt', opacity: 0.85 },
  );
  canvas.fill(
    quad(0, foot - 22 * unit, width, line + 10 * unit),
    canvas.linear([
      [0, '#c8bca6'],
      [1, '#8f8576'],
    ]),
  );
  canvas.dabs(
    Array.from({ length: 40 }, () => {
      const x = random.range(0, width);
      const y = line - random.range(-6, 20) * unit;
      return [
        [x, y],
        [x + 26 * unit, y],
      ] as const;
    }),
    '#857b6c',
    { width: 3 * unit, opacity: 0.5 },
  );
  trees(
    shore,
    [
      [width * 0.05, line - 18 * unit, 66],
      [width * 0.17, line - 18 * unit, 52],
      [width * 0.3, line - 18 * unit, 46],
    ],
    0.05,
  );
  drawWater({ ...shore, line: line + 10 * unit }, [
    [0.38, 0.47, '#8f4a38', 190],
    [0.545, 0.63, '#8f4a38', 190],
    [0.71, 0.8, '#8f4a38', 190],
    [0.0, 0.33, '#56633c', 120],
    [0.34, 1, '#a35c45', 90],
  ]);
  drawFootbridge(shore);
  trees(shore, [[width * 0.97, height + 20 * unit, 120]], 0);
  return canvas;
}

function drawFootbridge({ stage, width, unit, line }: Shore): void {
  const { canvas } = stage;
  const [x0, x1, y] = [width * -0.02, width * 0.46, line + 120 * unit];
  const arch = (lift: number) =>
    `M${Math.round(x0)} ${Math.round(y - lift)}Q${Math.round((x0 + x1) / 2)} ${Math.round(y - 120 * unit - lift)} ${Math.round(x1)} ${Math.round(y - 20 * unit - lift)}`;
  canvas.stroke(arch(-16 * unit), '#2f4c52', 20 * unit, 0.25);
  canvas.stroke(arch(0), '#4a3a30', 18 * unit);
  canvas.stroke(arch(6 * unit), '#b98a5a', 8 * unit);
  let posts = '';
  for (let step = 0; step <= 14; step++) {
    const t = step / 14;
    const px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * ((x0 + x1) / 2) + t * t * x1;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y - 120 * unit) + t * t * (y - 20 * unit);
    posts += `M${px.toFixed(1)} ${py.toFixed(1)}v${(-58 * unit).toFixed(1)}`;
  }
  canvas.stroke(posts, '#17362e', 4 * unit);
  canvas.stroke(arch(56 * unit), '#17362e', 6 * unit);
  canvas.stroke(arch(32 * unit), '#17362e', 3 * unit);
}

import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Random } from '../random.ts';
import { open, quad, type Shore, trees } from './shore.ts';

/** A formal park: pond, clipped cones and hedges, a small pavilion. */
export function drawPark(random: Random, width: number, height: number): Canvas {
  const shore = open(random, width, height, 0.5, 'summer');
  const { stage, unit, line } = shore;
  const { canvas } = stage;
  const middle = width / 2;
  trees(
    shore,
    Array.from(
      { length: 13 },
      (_, index) => [width * (index / 12), line - random.range(0, 14) * unit, random.range(56, 88)] as const,
    ),
    0.25,
  );
  canvas.fill(
    quad(0, line - 10 * unit, width, height),
    canvas.linear([
      [0, '#b5b963'],
      [0.3, '#98a653'],
      [1, '#66803f'],
    ]),
  );
  canvas.fill(
    [
      [middle - 40 * unit, line],
      [middle + 40 * unit, line],
      [middle + 470 * unit, height],
      [middle - 470 * unit, height],
    ],
    canvas.linear([
      [0, '#e9dcbf'],
      [1, '#cdbb95'],
    ]),
  );
  drawPavilion(shore, middle);
  const pond = { y: line + 150 * unit, rx: 250 * unit, ry: 52 * unit };
  canvas.ellipse([middle, pond.y], pond.rx + 18 * unit, pond.ry + 9 * unit, '#b9b2a2');
  canvas.ellipse([middle, pond.y - 4 * unit], pond.rx + 10 * unit, pond.ry + 5 * unit, '#dcd5c4');
  canvas.ellipse(
    [middle, pond.y],
    pond.rx,
    pond.ry,
    canvas.linear([
      [0, '#cfe0da'],
      [0.5, '#8fbcc0'],
      [1, '#5a98a4'],
    ]),
  );
  canvas.fill(quad(middle - 44 * unit, pond.y - pond.ry * 0.9, middle + 44 * unit, pond.y + 10 * unit), '#efe3cc', 0.5);
  canvas.dabs(
    Array.from({ length: 22 }, () => {
      const x = middle + random.range(-200, 160) * unit;
      const y = pond.y + random.range(-34, 34) * unit;
      return [
        [x, y],
        [x + 44 * unit, y],
      ] as const;
    }),
    '#f6fbf6',
    { width: 2.6 * unit, opacity: 0.6 },
  );
  canvas.stroke(
    `M${middle} ${Math.round(pond.y)}q${Math.round(-40 * unit)} ${Math.round(-150 * unit)} ${Math.round(-70 * unit)} ${Math.round(-6 * unit)}M${middle} ${Math.round(pond.y)}q${Math.round(40 * unit)} ${Math.round(-150 * unit)} ${Math.round(70 * unit)} ${Math.round(-6 * unit)}M${middle} ${Math.round(pond.y)}V${Math.round(pond.y - 110 * unit)}`,
    '#f4faf8',
    4 * unit,
    0.8,
  );
  for (let row = 0; row < 4; row++) {
    const y = line + (30 + row * row * 46 + row * 40) * unit;
    const size = 0.45 + row * 0.42;
    for (const side of [-1, 1]) {
      const x = middle + side * (190 + row * 130) * unit;
      canvas.fill(
        quad(x - 90 * size * unit, y, x + 90 * size * unit, y - 30 * size * unit),
        canvas.linear([
          [0, '#6f8b4a'],
          [1, '#35543a'],
        ]),
      );
      canvas.fill(
        [
          [x - 90 * size * unit, y - 30 * size * unit],
          [x + 90 * size * unit, y - 30 * size * unit],
          [x + 78 * size * unit, y - 42 * size * unit],
          [x - 78 * size * unit, y - 42 * size * unit],
        ],
        '#94a858',
      );
      const cone = (dx: number, tall: number) => {
        const cx = x + dx * size * unit;
        const foot = y - 34 * size * unit;
        canvas.fill(
          [
            [cx - 30 * size * unit, foot],
            [cx + 30 * size * unit, foot],
            [cx, foot - tall * size * unit],
          ],
          '#2f5038',
        );
        canvas.fill(
          [
            [cx - 30 * size * unit, foot],
            [cx - 4 * size * unit, foot],
            [cx, foot - tall * size * unit],
          ],
          '#7d9a50',
        );
      };
      cone(-58, 104);
      cone(58, 104);
      canvas.dabs(
        Array.from({ length: 16 }, () => {
          const px = x + random.range(-84, 84) * size * unit;
          const py = y + random.range(4, 14) * size * unit;
          return [
            [px, py],
            [px + 1, py],
          ] as const;
        }),
        random.pick(['#d8523f', '#f3e9d4', '#e8a33c', '#c8487a']),
        { width: 8 * size * unit },
      );
    }
  }
  return canvas;
}

function drawPavilion({ stage, unit, line }: Shore, x: number): void {
  const { canvas } = stage;
  canvas.fill(
    quad(x - 74 * unit, line + 4 * unit, x + 74 * unit, line - 116 * unit),
    canvas.linear(
      [
        [0, '#f1e2c6'],
        [1, '#cfb595'],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.fillAll(
    [-46, 0, 46].map(
      (dx) =>
        [
          [x + (dx - 14) * unit, line],
          [x + (dx + 14) * unit, line],
          [x + (dx + 14) * unit, line - 66 * unit],
          [x + dx * unit, line - 84 * unit],
          [x + (dx - 14) * unit, line - 66 * unit],
        ] as Point[],
    ),
    '#5a6a76',
  );
  canvas.fill(quad(x - 82 * unit, line - 112 * unit, x + 82 * unit, line - 124 * unit), '#faf0dc');
  canvas.path(
    `M${Math.round(x - 78 * unit)} ${Math.round(line - 124 * unit)}q${Math.round(10 * unit)} ${Math.round(-76 * unit)} ${Math.round(78 * unit)} ${Math.round(-84 * unit)}q${Math.round(68 * unit)} ${Math.round(8 * unit)} ${Math.round(78 * unit)} ${Math.round(84 * unit)}z`,
    canvas.linear(
      [
        [0, '#7f8b9b'],
        [1, '#565f70'],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.stroke(`M${Math.round(x)} ${Math.round(line - 206 * unit)}v${Math.round(-44 * unit)}`, '#b08d57', 5 * unit);
  canvas.ellipse([x, line - 252 * unit], 8 * unit, 8 * unit, '#d8b45a');
}

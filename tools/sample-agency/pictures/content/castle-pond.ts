import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import type { Random } from '../random.ts';
import { drawWater, open, quad, type Shore, trees } from './shore.ts';

/** A castle and rows of limes mirrored in a long pond. */
export function drawCastlePond(random: Random, width: number, height: number): Canvas {
  const shore = open(random, width, height, 0.56, 'morning');
  const { stage, unit, line } = shore;
  const { canvas } = stage;
  const wall = '#e3c9ae';
  const brick = '#c9876a';
  const slate = '#69748a';
  const middle = width / 2;
  trees(
    shore,
    Array.from({ length: 9 }, (_, index) => [width * (0.06 + index * 0.11), line - 30 * unit, 60] as const),
    0.35,
  );
  const part = (x0: number, x1: number, tall: number, roof: number) => {
    canvas.fill(
      quad(x0, line, x1, line - tall),
      canvas.linear(
        [
          [0, wall],
          [0.55, lighten(wall, 0.2)],
          [1, darken(wall, 0.2)],
        ],
        [0, 0, 1, 0],
      ),
    );
    canvas.fill(
      [
        [x0 - 4 * unit, line - tall],
        [x1 + 4 * unit, line - tall],
        [x1 - (x1 - x0) * 0.12, line - tall - roof],
        [x0 + (x1 - x0) * 0.12, line - tall - roof],
      ],
      canvas.linear([
        [0, lighten(slate, 0.15)],
        [1, darken(slate, 0.15)],
      ]),
    );
    const columns = Math.max(2, Math.round((x1 - x0) / (30 * unit)));
    for (const [row, share] of [
      [0, 0.16],
      [1, 0.58],
    ] as const) {
      canvas.fillAll(
        Array.from({ length: columns }, (_, index) => {
          const cx = x0 + ((x1 - x0) * (index + 0.5)) / columns;
          const cy = line - tall * share - 8 * unit;
          return quad(cx - 6.5 * unit, cy, cx + 6.5 * unit, cy - tall * (row ? 0.26 : 0.3));
        }),
        brick,
        0.9,
      );
      canvas.fillAll(
        Array.from({ length: columns }, (_, index) => {
          const cx = x0 + ((x1 - x0) * (index + 0.5)) / columns;
          const cy = line - tall * share - 10 * unit;
          return quad(cx - 4.4 * unit, cy, cx + 4.4 * unit, cy - tall * (row ? 0.22 : 0.26));
        }),
        '#56687a',
      );
    }
    canvas.fill(quad(x0, line - tall * 0.52, x1, line - tall * 0.5), '#f3e6d2');
    canvas.fill(quad(x0, line - tall, x1, line - tall + 7 * unit), '#f3e6d2');
    canvas.fillAll(
      Array.from({ length: Math.max(1, Math.round(columns / 2)) }, (_, index) => {
        const cx = x0 + ((x1 - x0) * (index + 0.5)) / Math.max(1, Math.round(columns / 2));
        return [
          [cx - 9 * unit, line - tall],
          [cx + 9 * unit, line - tall],
          [cx + 9 * unit, line - tall - 22 * unit],
          [cx, line - tall - 34 * unit],
          [cx - 9 * unit, line - tall - 22 * unit],
        ] as Point[];
      }),
      lighten(wall, 0.3),
    );
  };
  part(middle - 330 * unit, middle + 330 * unit, 130 * unit, 66 * unit);
  for (const side of [-1, 1]) {
    const x = middle + side * 330 * unit;
    part(x - 52 * unit, x + 52 * unit, 158 * unit, 10 * unit);
    canvas.path(
      `M${Math.round(x - 56 * unit)} ${Math.round(line - 158 * unit)}q${Math.round(6 * unit)} ${Math.round(-62 * unit)} ${Math.round(40 * unit)} ${Math.round(-74 * unit)}l${Math.round(16 * unit)} ${Math.round(-44 * unit)}l${Math.round(16 * unit)} ${Math.round(44 * unit)}q${Math.round(34 * unit)} ${Math.round(12 * unit)} ${Math.round(40 * unit)} ${Math.round(74 * unit)}z`,
      canvas.linear(
        [
          [0, lighten(slate, 0.2)],
          [1, darken(slate, 0.25)],
        ],
        [0, 0, 1, 0],
      ),
    );
  }
  part(middle - 74 * unit, middle + 74 * unit, 168 * unit, 8 * unit);
  canvas.fill(
    [
      [middle - 84 * unit, line - 172 * unit],
      [middle + 84 * unit, line - 172 * unit],
      [middle, line - 236 * unit],
    ],
    '#ecd8bd',
  );
  canvas.ellipse([middle, line - 195 * unit], 15 * unit, 15 * unit, '#56687a');
  canvas.fill(quad(middle - 22 * unit, line, middle + 22 * unit, line - 66 * unit), '#4f4038');
  canvas.fill(
    quad(0, line - 14 * unit, width, line + 8 * unit),
    canvas.linear([
      [0, '#a9ae62'],
      [1, '#7f8a4e'],
    ]),
  );
  for (const side of [-1, 1]) {
    // Two straight rows of clipped limes lead towards the castle.
    for (let index = 5; index >= 0; index--) {
      const near = (6 - index) / 6;
      trees(
        shore,
        [
          [
            middle + side * (width * 0.36 + near ** 2 * width * 0.16),
            line + near ** 2 * 150 * unit + 6 * unit,
            46 + near * 78,
          ],
        ],
        0.2 - near * 0.18,
      );
    }
  }
  drawWaterBetween(shore, middle);
  return canvas;
}

/** A pond that widens towards the spectator, with lawns on both sides. */
function drawWaterBetween(shore: Shore, middle: number): void {
  const { stage, width, height, unit, line } = shore;
  const { canvas, random } = stage;
  const top = line + 8 * unit;
  const lawn = (side: number): Point[] => [
    [middle + side * width * 0.34, top],
    [middle + side * width * 0.62, top],
    [middle + side * width * 0.62, height],
    [middle + side * width * 0.47, height],
  ];
  drawWater({ ...shore, line: top }, [
    [0.5 - 0.29, 0.5 + 0.29, '#d9bda0', 190],
    [0.45, 0.55, '#e6cfb4', 230],
    [0.16, 0.25, '#8792a0', 250],
    [0.75, 0.84, '#8792a0', 250],
    [0, 0.14, '#66743f', 200],
    [0.86, 1, '#66743f', 200],
  ]);
  for (const side of [-1, 1]) {
    canvas.fill(
      lawn(side),
      canvas.linear([
        [0, '#b9b867'],
        [1, '#74894a'],
      ]),
    );
    canvas.stroke(
      `M${Math.round(middle + side * width * 0.34)} ${Math.round(top)}L${Math.round(middle + side * width * 0.47)} ${height}`,
      '#d9cfbb',
      12 * unit,
    );
    for (let index = 4; index >= 0; index--) {
      const near = (5 - index) / 5;
      trees(
        shore,
        [
          [
            middle + side * width * (0.39 + near * 0.075),
            top + near ** 1.8 * (height - top) * 0.55 + 8 * unit,
            40 + near * 74,
          ],
        ],
        0.14 - near * 0.12,
      );
    }
  }
  canvas.dabs(
    Array.from({ length: 24 }, () => {
      const x = random.range(0, width);
      return [
        [x, height + 4],
        [x + random.range(-8, 8), height - random.range(20, 60) * unit],
      ] as const;
    }),
    '#5d743f',
    { width: 4 * unit },
  );
}

import type { Point } from '../drawing/camera.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { createLight, fade } from '../light.ts';
import { drawHills } from '../outdoors/backdrop.ts';
import { drawCrown } from '../outdoors/foliage.ts';
import { drawBirds, drawSky } from '../outdoors/sky.ts';
import type { Random } from '../random.ts';
import { SEASONS } from '../season.ts';
import { drawChurch } from './landmarks.ts';
import { drawTownHouse } from './town-house.ts';

const SEASON = SEASONS.summer;

interface Shore {
  stage: Stage;
  width: number;
  height: number;
  unit: number;
  /** Where the water begins. */
  line: number;
}

function open(
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

const quad = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Still water to the lower edge: the sky in it, upright reflections, ripples. */
function drawWater(
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

function trees(
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

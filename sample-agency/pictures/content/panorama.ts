import type { Point } from '../drawing/camera.ts';
import { Camera } from '../drawing/camera.ts';
import { Canvas } from '../drawing/canvas.ts';
import { darken, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { createLight, fade, type Light } from '../light.ts';
import { drawCrown, scatter } from '../outdoors/foliage.ts';
import { drawBirds, drawCloud } from '../outdoors/sky.ts';
import type { Random } from '../random.ts';
import { SEASONS } from '../season.ts';
import { drawBelfry, drawChurch, drawKeep } from './landmarks.ts';
import { drawTownHouse, type TownHouse } from './town-house.ts';

/** What the parts of the panorama share: the picture's size and one unit, 1 at a height of 1080. */
interface View {
  stage: Stage;
  width: number;
  height: number;
  unit: number;
  horizon: number;
}

const SEASON = SEASONS.summer;

/** The old town from the river meadows in evening light: calm sky and hills to the left, the town to the right. */
export function drawTownPanorama(random: Random, width: number, height: number): Canvas {
  const canvas = new Canvas(width, height);
  const light: Light = { ...createLight('golden', -1), haze: '#efcfa6', glow: '#ffdf9e' };
  const camera = new Camera({ width, height, eye: [0, 2, 0], horizon: 0.6 });
  const view: View = {
    stage: { canvas, camera, light, random },
    width,
    height,
    unit: height / 1080,
    horizon: height * 0.6,
  };
  drawEveningSky(view);
  drawFarHills(view);
  drawTown(view);
  drawMeadow(view);
  drawRiver(view);
  drawBanks(view);
  drawForeground(view);
  return canvas;
}

function drawEveningSky({ stage, width, horizon, unit }: View): void {
  const { canvas, random } = stage;
  canvas.fill(
    [
      [-4, -4],
      [width + 4, -4],
      [width + 4, horizon + 60],
      [-4, horizon + 60],
    ],
    canvas.linear([
      [0, '#3f6f84'],
      [0.28, '#78a3a6'],
      [0.55, '#c9cdb0'],
      [0.76, '#f4d9a0'],
      [0.92, '#f9c583'],
      [1, '#f5b478'],
    ]),
  );
  const sun: Point = [width * 0.3, horizon - 34 * unit];
  canvas.ellipse(
    sun,
    width * 0.5,
    horizon * 0.72,
    canvas.radial([
      [0, '#fff0c0', 0.85],
      [0.4, '#ffdf9e', 0.4],
      [1, '#ffdf9e', 0],
    ]),
  );
  canvas.ellipse(
    sun,
    120 * unit,
    120 * unit,
    canvas.radial([
      [0, '#fffbe6', 1],
      [0.3, '#fff3c6', 0.85],
      [1, '#fff0c0', 0],
    ]),
  );
  // Long thin banks low in the sky, lit from below.
  for (let index = 0; index < 13; index++) {
    const y = horizon * (0.14 + 0.66 * ((index + random.next() * 0.6) / 13));
    const x = width * random.range(-0.05, 0.95);
    const long = width * random.range(0.12, 0.34);
    const thin = unit * random.range(5, 15) * (1 - (y / horizon) * 0.45);
    const low = y / horizon;
    canvas.path(
      `M${Math.round(x)} ${Math.round(y)}q${Math.round(long * 0.3)} ${Math.round(-thin * 2)} ${Math.round(long * 0.62)} ${Math.round(-thin * 0.7)}t${Math.round(long * 0.38)} ${Math.round(thin * 0.4)}q${Math.round(-long * 0.35)} ${Math.round(thin * 1.5)} ${Math.round(-long * 0.6)} ${Math.round(thin * 0.7)}t${Math.round(-long * 0.4)} ${Math.round(-thin * 0.1)}z`,
      canvas.linear([
        [0, mix('#fbe9cc', '#fff3dd', low), 0.8],
        [1, low > 0.55 ? '#f1a878' : '#d9b6a4', 0.35],
      ]),
      0.75,
    );
  }
  for (const [x, y, broad] of [
    [0.66, 0.2, 0.3],
    [0.9, 0.34, 0.24],
    [0.12, 0.42, 0.2],
  ] as const)
    drawCloud(stage, width * x, horizon * y, width * broad);
  drawBirds(stage, width * 0.57, horizon * 0.36, 6);
}

function ridge(view: View, base: number, lift: number, phase: number, waves: number): Point[] {
  const edge: Point[] = [[0, view.horizon + 40]];
  for (let step = 0; step <= 24; step++)
    edge.push([
      (step / 24) * view.width,
      base - lift * (0.5 + 0.5 * Math.sin(phase + (step / 24) * waves)) - lift * 0.2 * Math.sin(phase * 2 + step * 0.9),
    ]);
  edge.push([view.width, view.horizon + 40]);
  return edge;
}

function drawFarHills(view: View): void {
  const { stage, horizon, unit, width } = view;
  const { canvas, random } = stage;
  const layers = [
    ['#d8b894', 66, 0.4, 5.2, 20],
    ['#c3b184', 44, 2.2, 6.1, 8],
    ['#a8a770', 30, 4.1, 4.2, -8],
  ] as const;
  for (const [colour, lift, phase, waves, up] of layers) {
    canvas.fill(
      ridge(view, horizon - up * unit, lift * unit, phase, waves),
      canvas.linear([
        [0, mix(colour, '#ffe0a4', 0.45)],
        [1, colour],
      ]),
    );
    let data = '';
    for (let clump = 0; clump < 5; clump++) {
      let x = random.range(0, width);
      const y = horizon - up * unit - lift * unit * 0.22;
      for (let tree = 0; tree < 9; tree++) {
        const r = random.range(5, 13) * unit;
        data += `M${Math.round(x)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r * random.range(0.8, 1.5))} 0 0 1 ${Math.round(2 * r)} 0z`;
        x += r * 1.4;
      }
    }
    canvas.path(data, mix(colour, '#6d7a4e', 0.5), 0.8);
  }
}

/** Rows of houses from the farthest to those on the bank, with the three towers rising between them. */
function drawTown(view: View): void {
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

function drawMeadow(view: View): void {
  const { stage, width, height, horizon, unit } = view;
  const { canvas, random } = stage;
  const top = horizon + 30 * unit;
  canvas.fill(
    [
      [-4, top - 14 * unit],
      [width * 0.3, top - 4 * unit],
      [width * 0.56, top + 22 * unit],
      [width * 0.8, top + 44 * unit],
      [width + 4, top + 40 * unit],
      [width + 4, height + 4],
      [-4, height + 4],
    ],
    canvas.linear([
      [0, '#d3bf6c'],
      [0.25, '#b3ab57'],
      [0.6, '#8a9449'],
      [1, '#5d7440'],
    ]),
  );
  const bands = [
    ['#e3c873', 0.02, 0.5],
    ['#9da24e', 0.12, 0.5],
    ['#c7b45e', 0.2, 0.45],
    ['#7f8d46', 0.34, 0.5],
  ] as const;
  for (const [colour, down, opacity] of bands) {
    const y = top + (height - top) * down;
    canvas.path(
      `M0 ${Math.round(y)}q${Math.round(width * 0.25)} ${Math.round(-18 * unit)} ${Math.round(width * 0.5)} ${Math.round(10 * unit)}t${Math.round(width * 0.5)} ${Math.round(8 * unit)}v${Math.round(26 * unit)}q${Math.round(-width * 0.3)} ${Math.round(-14 * unit)} ${Math.round(-width * 0.5)} 0t${Math.round(-width * 0.5)} 0z`,
      colour,
      opacity,
    );
  }
  // A line of poplars and hedgerows on the left, long shadows towards us.
  for (let index = 0; index < 7; index++) {
    const x = width * (0.035 + index * 0.026) + random.range(-6, 6) * unit;
    const y = top + (14 - index * 2) * unit;
    const tall = (112 - index * 11) * unit;
    canvas.path(
      `M${Math.round(x - 4 * unit)} ${Math.round(y)}l${Math.round(-26 * unit)} ${Math.round(64 * unit)}h${Math.round(22 * unit)}l${Math.round(12 * unit)} ${Math.round(-64 * unit)}z`,
      '#4a4a3c',
      0.2,
    );
    drawCrown(
      canvas,
      random,
      { centre: [x, y - tall * 0.5], radiusX: tall * 0.13, radiusY: tall * 0.5, sun: 1, touches: 8 },
      ['#5b6440', '#8a8a4a', '#d8bd68'].map((tone) => mix(tone, '#efcfa6', 0.12 + index * 0.03)) as [
        string,
        string,
        string,
      ],
    );
  }
}

/** Left and right bank of the river from the town to the foreground: share of the width, share of the way down. */
const LEFT_BANK: readonly Point[] = [
  [0.84, 0.02],
  [0.7, 0.07],
  [0.52, 0.13],
  [0.47, 0.2],
  [0.55, 0.3],
  [0.62, 0.42],
  [0.55, 0.58],
  [0.4, 0.78],
  [0.26, 1.02],
];
const RIGHT_BANK: readonly Point[] = [
  [0.86, 0.03],
  [0.76, 0.09],
  [0.6, 0.15],
  [0.56, 0.2],
  [0.66, 0.29],
  [0.78, 0.42],
  [0.78, 0.6],
  [0.72, 0.8],
  [0.68, 1.02],
];

function bank(view: View, points: readonly Point[]): Point[] {
  const top = view.horizon + 70 * view.unit;
  const place = ([u, v]: Point): Point => [u * view.width, top + v * (view.height - top)];
  const smooth: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const at = (offset: number) => points[Math.max(0, Math.min(points.length - 1, index + offset))] as Point;
    for (let step = 0; step < 5; step++) {
      const t = step / 5;
      // Catmull-Rom through the points.
      const spline = (axis: 0 | 1) =>
        0.5 *
        (2 * at(0)[axis] +
          (at(1)[axis] - at(-1)[axis]) * t +
          (2 * at(-1)[axis] - 5 * at(0)[axis] + 4 * at(1)[axis] - at(2)[axis]) * t * t +
          (3 * at(0)[axis] - at(-1)[axis] - 3 * at(1)[axis] + at(2)[axis]) * t * t * t);
      smooth.push(place([spline(0), spline(1)]));
    }
  }
  smooth.push(place(points.at(-1) as Point));
  return smooth;
}

function drawRiver(view: View): void {
  const { stage, width, height, unit, horizon } = view;
  const { canvas, random } = stage;
  const left = bank(view, LEFT_BANK);
  const right = bank(view, RIGHT_BANK);
  const water = [...left, ...right.toReversed()];
  canvas.fill(
    water.map(([x, y]) => [x, y - 3 * unit]),
    '#6f6a3c',
  );
  canvas.fill(
    water,
    canvas.linear([
      [0, '#f6cf92'],
      [0.22, '#f2d7a8'],
      [0.5, '#bcc6ae'],
      [0.78, '#7ea6a6'],
      [1, '#4f8290'],
    ]),
  );
  canvas.clipped(water, () => {
    // What stands on the far bank, mirrored as soft upright touches.
    const top = horizon + 86 * unit;
    for (const [from, to, colour, long] of [
      [0.56, 0.62, '#a5674c', 120],
      [0.62, 0.68, '#6d6a52', 90],
      [0.66, 0.73, '#a98a68', 180],
      [0.72, 0.79, '#b1663f', 150],
      [0.48, 0.55, '#66693f', 110],
    ] as const) {
      const streaks = Array.from({ length: 13 }, () => {
        const x = width * random.range(from, to);
        return [
          [x, top + random.range(0, 70) * unit],
          [x + random.range(-4, 4) * unit, top + long * random.range(0.5, 1.5) * unit],
        ] as const;
      });
      canvas.dabs(streaks, colour, { width: 11 * unit, opacity: 0.16 });
    }
    const ripples = (count: number, colour: string, opacity: number, thick: number) =>
      canvas.dabs(
        Array.from({ length: count }, () => {
          const down = random.next() ** 0.7;
          const x = width * random.range(0.25, 0.85);
          const y = top + down * (height - top);
          return [
            [x, y],
            [x + (14 + down * 90) * unit * random.range(0.5, 1.3), y],
          ] as const;
        }),
        colour,
        { width: thick * unit, opacity },
      );
    ripples(70, '#fff2cf', 0.55, 2.6);
    ripples(46, '#3f6f78', 0.28, 3.4);
    const glitter = Array.from({ length: 46 }, () => {
      const y = top + random.next() * (height - top);
      const x = width * random.range(0.42, 0.6);
      return [
        [x, y],
        [x + random.range(8, 40) * unit, y],
      ] as const;
    });
    canvas.dabs(glitter, '#fffaf0', { width: 3 * unit, opacity: 0.7 });
    canvas.dabs(
      Array.from({ length: 30 }, (_, index) => {
        const at = left[Math.min(left.length - 1, 8 + index)] as Point;
        return [
          [at[0] + 4 * unit, at[1] + 6 * unit],
          [at[0] + random.range(20, 60) * unit, at[1] + 6 * unit],
        ] as const;
      }),
      '#4c5a36',
      { width: 9 * unit, opacity: 0.3 },
    );
  });
}

/** Pollard willows, reeds and cattle along the banks. */
function drawBanks(view: View): void {
  const { stage, width, unit } = view;
  const { canvas, random } = stage;
  const right = bank(view, RIGHT_BANK);
  const left = bank(view, LEFT_BANK);
  const willow = ([x, y]: Point, size: number) => {
    const s = size * unit;
    canvas.path(
      `M${Math.round(x)} ${Math.round(y)}l${Math.round(s * 0.5)} ${Math.round(s * 0.34)}h${Math.round(s * 0.5)}l${Math.round(-s * 0.5)} ${Math.round(-s * 0.34)}z`,
      '#3b3f2c',
      0.28,
    );
    canvas.fill(
      [
        [x - s * 0.1, y + 3],
        [x + s * 0.11, y + 3],
        [x + s * 0.08, y - s * 0.5],
        [x - s * 0.07, y - s * 0.5],
      ],
      '#5d4a35',
    );
    canvas.fill(
      [
        [x - s * 0.1, y + 3],
        [x - s * 0.03, y + 3],
        [x - s * 0.02, y - s * 0.5],
        [x - s * 0.07, y - s * 0.5],
      ],
      '#b98c55',
    );
    drawCrown(canvas, random, { centre: [x, y - s * 0.72], radiusX: s * 0.4, radiusY: s * 0.3, sun: -1, touches: 14 }, [
      '#566138',
      '#8c8d49',
      '#d9bd66',
    ]);
    const shoots = Array.from({ length: 16 }, () => {
      const angle = random.range(-1.2, 1.2);
      const from: Point = [x + Math.sin(angle) * s * 0.28, y - s * 0.68 - Math.cos(angle) * s * 0.2];
      return [from, [from[0] + Math.sin(angle) * s * 0.26, from[1] - Math.cos(angle) * s * 0.24]] as const;
    });
    canvas.dabs(shoots.slice(0, 9), '#6f7a40', { width: Math.max(2, s * 0.05) });
    canvas.dabs(shoots.slice(9), '#c9b05c', { width: Math.max(2, s * 0.035) });
  };
  willow(right[13] as Point, 62);
  willow([(right[18] as Point)[0] + 30 * unit, (right[18] as Point)[1]], 84);
  willow([(right[24] as Point)[0] + 50 * unit, (right[24] as Point)[1] + 4 * unit], 122);
  willow([(left[16] as Point)[0] - 26 * unit, (left[16] as Point)[1]], 58);
  const reeds = (points: readonly Point[], tall: number) => {
    for (const [colour, thick] of [
      ['#4f5f37', 4],
      ['#8f924a', 3],
      ['#dcc476', 2.2],
    ] as const) {
      const blades = points.flatMap(([x, y]) =>
        Array.from({ length: 5 }, () => {
          const dx = random.range(-34, 22) * unit;
          return [
            [x + dx, y + random.range(-3, 7) * unit],
            [x + dx + random.range(-6, 9) * unit, y - tall * random.range(0.5, 1.15) * unit],
          ] as const;
        }),
      );
      canvas.dabs(blades, colour, { width: thick * unit });
    }
  };
  reeds(left.slice(24, 33), 38);
  reeds(right.slice(28, 36), 44);
  for (const [x, y, size] of [
    [0.3, 0.715, 1],
    [0.345, 0.735, 1.15],
    [0.22, 0.73, 1.1],
  ] as const)
    drawCow(view, x * width, y * view.height, size * 15 * unit);
}

function drawCow({ stage }: View, x: number, y: number, size: number): void {
  const { canvas, random } = stage;
  const coat = random.pick(['#f3ead8', '#f3ead8', '#8a5a3c']);
  canvas.ellipse([x + size * 0.4, y + size * 0.12], size * 1.7, size * 0.2, '#3b3f2c', 0.3);
  canvas.dabs(
    [-0.8, -0.55, 0.6, 0.82].map(
      (dx) =>
        [
          [x + dx * size, y - size * 0.6],
          [x + dx * size, y],
        ] as const,
    ),
    darken(coat, 0.35),
    { width: size * 0.17, cap: 'butt' },
  );
  canvas.path(
    `M${Math.round(x - size)} ${Math.round(y - size * 1.1)}h${Math.round(size * 1.9)}q${Math.round(size * 0.25)} ${Math.round(size * 0.5)} ${Math.round(-size * 0.1)} ${Math.round(size * 0.72)}h${Math.round(-size * 1.7)}q${Math.round(-size * 0.3)} ${Math.round(-size * 0.4)} ${Math.round(-size * 0.1)} ${Math.round(-size * 0.72)}z`,
    coat,
  );
  canvas.ellipse([x - size * 1.25, y - size * 0.62], size * 0.3, size * 0.22, darken(coat, 0.12));
  canvas.ellipse(
    [x + size * 0.2, y - size * 0.82],
    size * 0.36,
    size * 0.24,
    coat === '#f3ead8' ? '#4b3a33' : '#f3ead8',
  );
  canvas.ellipse(
    [x - size * 0.55, y - size * 0.7],
    size * 0.24,
    size * 0.2,
    coat === '#f3ead8' ? '#4b3a33' : '#f3ead8',
  );
}

function drawForeground(view: View): void {
  const { stage, width, height, unit } = view;
  const { canvas, random } = stage;
  canvas.path(
    `M0 ${Math.round(height * 0.88)}q${Math.round(width * 0.12)} ${Math.round(-height * 0.02)} ${Math.round(width * 0.24)} ${Math.round(height * 0.06)}t${Math.round(width * 0.12)} ${Math.round(height * 0.08)}H0z`,
    canvas.linear([
      [0, '#4f6238'],
      [1, '#2f4430'],
    ]),
  );
  canvas.path(
    `M${width} ${Math.round(height * 0.84)}q${Math.round(-width * 0.1)} ${Math.round(height * 0.01)} ${Math.round(-width * 0.18)} ${Math.round(height * 0.08)}t${Math.round(-width * 0.13)} ${Math.round(height * 0.1)}H${width}z`,
    canvas.linear([
      [0, '#5d6b3c'],
      [1, '#33462f'],
    ]),
  );
  for (const [colour, thick, tall, count] of [
    ['#2c4230', 5, 60, 90],
    ['#60753f', 4, 70, 80],
    ['#a9a656', 3, 76, 60],
    ['#e3c978', 2, 84, 40],
  ] as const) {
    const blades = Array.from({ length: count }, () => {
      const left = random.chance(0.55);
      const x = left ? random.range(0, 0.3) * width : random.range(0.74, 1) * width;
      const y =
        height +
        8 * unit -
        (left ? Math.max(0, 0.3 - x / width) : Math.max(0, x / width - 0.74)) * 260 * unit * random.next();
      return [
        [x, y],
        [x + random.range(-16, 18) * unit, y - tall * random.range(0.4, 1) * unit],
      ] as const;
    });
    canvas.dabs(blades, colour, { width: thick * unit });
  }
  for (const colour of ['#f6ecd2', '#e9a44a', '#d9614a', '#fff6dd'])
    scatter(
      canvas,
      random,
      [random.chance(0.5) ? width * 0.12 : width * 0.9, height * 0.945],
      width * 0.13,
      height * 0.05,
      16,
      colour,
      7 * unit,
    );
  // A lime tree frames the right edge, its leaves in the low sun.
  const leaves = ['#3a5236', '#6b7d40', '#d3b95e'] as const;
  canvas.fill(
    [
      [width * 0.985, height],
      [width * 1.03, height],
      [width * 1.02, height * 0.2],
      [width * 0.995, height * 0.2],
    ],
    '#4b3a2c',
  );
  for (const [x, y, rx, ry] of [
    [1.0, 0.12, 0.09, 0.16],
    [0.965, 0.3, 0.055, 0.09],
    [1.01, 0.4, 0.06, 0.1],
    [0.94, 0.06, 0.05, 0.08],
  ] as const)
    drawCrown(
      canvas,
      random,
      { centre: [x * width, y * height], radiusX: rx * width, radiusY: ry * height, sun: -1, touches: 44 },
      leaves,
    );
  canvas.fill(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    canvas.linear([
      [0, '#ffdf9e', 0],
      [0.55, '#ffdf9e', 0.1],
      [1, '#2c2038', 0.16],
    ]),
  );
}

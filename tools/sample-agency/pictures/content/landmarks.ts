import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { fade, type Light } from '../light.ts';

const quad = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Lit and shaded colour of a stone or roof at a distance. */
function tones(light: Light, colour: Colour, distance: number): readonly [Colour, Colour] {
  return [fade(light, mix(colour, light.glow, 0.22), distance), fade(light, mix(colour, '#4d3d5c', 0.48), distance)];
}

/** A great church: tower in three stages with a slender slate spire, nave and choir behind it. `size` is the height of the tower. */
export function drawChurch(canvas: Canvas, light: Light, x: number, y: number, size: number, distance: number): void {
  const [stone, stoneShade] = tones(light, '#d9c7a5', distance);
  const [slate, slateShade] = tones(light, '#6b7688', distance);
  const half = size * 0.115;
  const nave = size * 0.3;
  canvas.fill(
    quad(x + half, y, x + size * 0.78, y - nave),
    canvas.linear(
      [
        [0, stone],
        [1, stoneShade],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.fill(
    [
      [x, y - nave],
      [x + size * 0.8, y - nave],
      [x + size * 0.72, y - nave * 1.78],
      [x + half * 0.4, y - nave * 1.78],
    ],
    canvas.linear([
      [0, slate],
      [1, darken(slate, 0.18)],
    ]),
  );
  canvas.fillAll(
    Array.from({ length: 5 }, (_, index) => {
      const at = x + half * 1.5 + index * size * 0.12;
      return [
        [at, y - nave * 0.25],
        [at + size * 0.045, y - nave * 0.25],
        [at + size * 0.045, y - nave * 0.72],
        [at + size * 0.022, y - nave * 0.86],
        [at, y - nave * 0.72],
      ] as Point[];
    }),
    mix(stoneShade, '#3d3a4c', 0.45),
  );
  canvas.dabs(
    Array.from({ length: 6 }, (_, index) => {
      const at = x + half * 1.25 + index * size * 0.12;
      return [
        [at, y],
        [at, y - nave * 0.95],
      ] as const;
    }),
    lighten(stone, 0.2),
    { width: size * 0.016, cap: 'butt' },
  );
  const stages: readonly (readonly [number, number, number])[] = [
    [1, 0, 0.34],
    [0.93, 0.34, 0.6],
    [0.86, 0.6, 0.78],
  ];
  for (const [share, low, high] of stages) {
    canvas.fill(quad(x - half * share, y - size * low, x + half * share, y - size * high), stone);
    canvas.fill(quad(x + half * share * 0.25, y - size * low, x + half * share, y - size * high), stoneShade);
    canvas.fill(
      quad(x - half * (share + 0.08), y - size * high, x + half * (share + 0.08), y - size * (high - 0.018)),
      lighten(stone, 0.25),
    );
  }
  const opening = (dx: number, low: number, high: number): Point[] => {
    const w = half * 0.15;
    return [
      [x + dx - w, y - size * low],
      [x + dx + w, y - size * low],
      [x + dx + w, y - size * high],
      [x + dx, y - size * (high + 0.025)],
      [x + dx - w, y - size * high],
    ];
  };
  canvas.fillAll(
    [
      opening(-half * 0.5, 0.63, 0.72),
      opening(half * 0.1, 0.63, 0.72),
      opening(-half * 0.4, 0.4, 0.52),
      opening(-half * 0.4, 0.1, 0.26),
    ],
    mix(stoneShade, '#33303f', 0.6),
  );
  canvas.ellipse([x - half * 0.2, y - size * 0.565], half * 0.2, half * 0.2, '#f3e3b8');
  const shoulder = y - size * 0.78;
  const tip = y - size * 1.42;
  for (const dx of [-0.78, 0.78])
    canvas.fill(
      [
        [x + half * dx - half * 0.14, shoulder],
        [x + half * dx + half * 0.14, shoulder],
        [x + half * dx, shoulder - size * 0.12],
      ],
      dx < 0 ? slate : slateShade,
    );
  canvas.fill(
    [
      [x - half * 0.82, shoulder],
      [x + half * 0.82, shoulder],
      [x + half * 0.3, shoulder - size * 0.13],
      [x, tip],
      [x - half * 0.3, shoulder - size * 0.13],
    ],
    slate,
  );
  canvas.fill(
    [
      [x + half * 0.1, shoulder],
      [x + half * 0.82, shoulder],
      [x + half * 0.3, shoulder - size * 0.13],
      [x, tip],
    ],
    slateShade,
  );
  canvas.stroke(
    `M${x.toFixed(1)} ${tip.toFixed(1)}v${(-size * 0.06).toFixed(1)}m${(-size * 0.015).toFixed(1)} ${(size * 0.03).toFixed(1)}h${(size * 0.03).toFixed(1)}`,
    '#7b6a4c',
    Math.max(1.5, size * 0.006),
  );
}

/** A massive square keep of dark stone with flat buttresses and a low roof. */
export function drawKeep(canvas: Canvas, light: Light, x: number, y: number, size: number, distance: number): void {
  const [stone, shade] = tones(light, '#b7a88e', distance);
  const wide = size * 0.62;
  const left = x - wide * 0.62;
  const corner = x + wide * 0.12;
  const right = x + wide * 0.5;
  const top = y - size * 0.8;
  const [roof, roofShade] = tones(light, '#7d5446', distance);
  canvas.fill(
    [
      [left - 3, top],
      [corner, top],
      [x - wide * 0.05, top - size * 0.2],
    ],
    roof,
  );
  canvas.fill(
    [
      [corner, top],
      [right + 3, top],
      [x - wide * 0.05, top - size * 0.2],
    ],
    roofShade,
  );
  canvas.fill(
    quad(left, y, corner, top),
    canvas.linear([
      [0, lighten(stone, 0.14)],
      [1, darken(stone, 0.12)],
    ]),
  );
  canvas.fill(
    quad(corner, y, right, top),
    canvas.linear([
      [0, shade],
      [1, darken(shade, 0.12)],
    ]),
  );
  const buttress = (from: number, to: number, count: number, tone: Colour) =>
    canvas.fillAll(
      Array.from({ length: count }, (_, index) => {
        const at = from + ((to - from) * index) / (count - 1);
        const w = (to - from) * 0.045;
        return quad(at - w, y, at + w, top + size * 0.03);
      }),
      tone,
    );
  buttress(left + wide * 0.03, corner - wide * 0.03, 4, lighten(stone, 0.2));
  buttress(corner + wide * 0.02, right - wide * 0.02, 3, lighten(shade, 0.08));
  const merlons = (from: number, to: number, tone: Colour) => {
    const count = Math.round((to - from) / (size * 0.05));
    canvas.fillAll(
      Array.from({ length: count }, (_, index) => {
        const at = from + ((to - from) * index) / count;
        return quad(at, top + 1, at + ((to - from) / count) * 0.58, top - size * 0.035);
      }),
      tone,
    );
  };
  merlons(left, corner, stone);
  merlons(corner, right, shade);
  const slit = (dx: number, up: number): Point[] =>
    quad(left + wide * dx, y - size * up, left + wide * (dx + 0.05), y - size * (up + 0.1));
  canvas.fillAll([slit(0.18, 0.5), slit(0.46, 0.5), slit(0.32, 0.26), slit(0.84, 0.5)], '#4a4150');
  canvas.dabs(
    Array.from({ length: 14 }, (_, index) => {
      const at = left + (((index * 37) % 71) / 71) * (corner - left - size * 0.05);
      const up = y - size * (0.06 + (((index * 53) % 67) / 67) * 0.66);
      return [
        [at, up],
        [at + size * 0.04, up],
      ] as const;
    }),
    darken(stone, 0.25),
    { width: size * 0.016, opacity: 0.35, cap: 'butt' },
  );
}

/** A belfry: slim brick and stone tower with an open lantern and an onion. */
export function drawBelfry(canvas: Canvas, light: Light, x: number, y: number, size: number, distance: number): void {
  const [brick, shade] = tones(light, '#bd6a4c', distance);
  const [slate, slateShade] = tones(light, '#667284', distance);
  const half = size * 0.075;
  canvas.fill(quad(x - half, y, x + half, y - size * 0.66), brick);
  canvas.fill(quad(x + half * 0.2, y, x + half, y - size * 0.66), shade);
  canvas.fill(quad(x - half * 1.2, y - size * 0.64, x + half * 1.2, y - size * 0.67), '#ead9b8');
  canvas.ellipse([x - half * 0.3, y - size * 0.57], half * 0.46, half * 0.46, '#f6ead0');
  canvas.path(
    `M${(x - half).toFixed(1)} ${(y - size * 0.67).toFixed(1)}q${(half * 0.1).toFixed(1)} ${(-size * 0.1).toFixed(1)} ${(half * 0.6).toFixed(1)} ${(-size * 0.1).toFixed(1)}h${(half * 0.8).toFixed(1)}q${(half * 0.5).toFixed(1)} 0 ${(half * 0.6).toFixed(1)} ${(size * 0.1).toFixed(1)}z`,
    slate,
  );
  canvas.fill(quad(x - half * 0.36, y - size * 0.77, x + half * 0.36, y - size * 0.86), lighten(brick, 0.3));
  canvas.fill(quad(x + half * 0.05, y - size * 0.77, x + half * 0.36, y - size * 0.86), shade);
  canvas.fill(
    [
      [x - half * 0.5, y - size * 0.86],
      [x + half * 0.5, y - size * 0.86],
      [x, y - size * 1.08],
    ],
    slate,
  );
  canvas.fill(
    [
      [x, y - size * 0.86],
      [x + half * 0.5, y - size * 0.86],
      [x, y - size * 1.08],
    ],
    slateShade,
  );
}

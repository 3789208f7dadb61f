import type { Point } from '../../drawing/camera.ts';
import type { View } from './panorama-view.ts';

/** Left and right bank of the river from the town to the foreground: share of the width, share of the way down. */
export const LEFT_BANK: readonly Point[] = [
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

/** The right bank, in the same shares as the left one. */
export const RIGHT_BANK: readonly Point[] = [
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

/** A bank as a smooth line in pixels. */
export function bank(view: View, points: readonly Point[]): Point[] {
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

/** The river: sky in it, reflections of the town, ripples. */
export function drawRiver(view: View): void {
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

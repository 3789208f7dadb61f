import type { Point } from '../../drawing/camera.ts';
import { darken } from '../../drawing/colour.ts';
import { drawCrown } from '../../outdoors/foliage.ts';
import { bank, LEFT_BANK, RIGHT_BANK } from './panorama-river.ts';
import type { View } from './panorama-view.ts';

/** Pollard willows, reeds and cattle along the banks. */
export function drawBanks(view: View): void {
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

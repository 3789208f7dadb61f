import { mix } from '../../drawing/colour.ts';
import { drawCrown, scatter } from '../../outdoors/foliage.ts';
import type { View } from './panorama-view.ts';

/** Meadows in bands of light, a row of poplars with its shadows. */
export function drawMeadow(view: View): void {
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

/** Tall grass and flowers at the lower corners, a lime tree at the right edge. */
export function drawForeground(view: View): void {
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

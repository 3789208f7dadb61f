import type { Point } from '../../drawing/camera.ts';
import { mix } from '../../drawing/colour.ts';
import { drawBirds, drawCloud } from '../../outdoors/sky.ts';
import type { View } from './panorama-view.ts';

/** The sky with the sun just above the hills, thin banks of cloud lit from below. */
export function drawEveningSky({ stage, width, horizon, unit }: View): void {
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

/** Three ridges of hills with clumps of trees. */
export function drawFarHills(view: View): void {
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

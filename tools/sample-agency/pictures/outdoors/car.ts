import type { Spot } from '../drawing/camera.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { illuminate } from '../light.ts';
import { sprite } from './street-things.ts';

/** A parked car or van, seen from the side. */
export function drawCar(stage: Stage, spot: Spot, colour: Colour, kind: 'hatchback' | 'estate' | 'van'): void {
  const { canvas, light } = stage;
  const { at, scale, path } = sprite(stage, spot);
  const body = illuminate(light, colour, [light.sun[0], 0.4, -0.7]);
  const sky = mix(light.sky[1], '#3a4a54', 0.55);
  canvas.ellipse(at(2.05, 0.02), 2.35 * scale, 0.16 * scale, light.shadow, light.shadowStrength + 0.15);
  const roof = kind === 'van' ? 1.95 : 1.45;
  const rear = kind === 'hatchback' ? 0.42 : 0.12;
  canvas.path(
    path([
      'M',
      0.02,
      0.28,
      'L',
      0.02,
      0.85,
      'Q',
      0.06,
      roof - 0.04,
      rear + 0.5,
      roof,
      'L',
      kind === 'van' ? 2.7 : 2.35,
      roof,
      'Q',
      kind === 'van' ? 3.1 : 2.75,
      roof - 0.03,
      kind === 'van' ? 3.4 : 3.15,
      0.95,
      'L',
      3.9,
      0.84,
      'Q',
      4.12,
      0.78,
      4.12,
      0.5,
      'L',
      4.1,
      0.28,
      'z',
    ]),
    canvas.linear([
      [0, lighten(body, 0.35)],
      [0.45, body],
      [1, darken(body, 0.3)],
    ]),
  );
  const glass = canvas.linear([
    [0, lighten(sky, 0.3)],
    [1, sky],
  ]);
  if (kind !== 'van')
    canvas.path(
      path([
        'M',
        rear + 0.08,
        0.93,
        'Q',
        rear + 0.14,
        roof - 0.1,
        rear + 0.6,
        roof - 0.1,
        'L',
        1.6,
        roof - 0.1,
        'L',
        1.6,
        0.93,
        'z',
      ]),
      glass,
    );
  canvas.path(
    path([
      'M',
      kind === 'van' ? 2.3 : 1.7,
      kind === 'van' ? 1.05 : 0.93,
      'L',
      kind === 'van' ? 2.3 : 1.7,
      roof - 0.12,
      'L',
      kind === 'van' ? 2.7 : 2.3,
      roof - 0.12,
      'Q',
      kind === 'van' ? 2.95 : 2.6,
      roof - 0.14,
      kind === 'van' ? 3.22 : 2.95,
      kind === 'van' ? 1.05 : 0.93,
      'z',
    ]),
    glass,
  );
  canvas.stroke(path(['M', 0.06, 0.62, 'L', 4.08, 0.62]), darken(body, 0.25), Math.max(1, 0.02 * scale), 0.7);
  canvas.ellipse(at(4.02, 0.62), 0.09 * scale, 0.07 * scale, '#fff3d0');
  canvas.ellipse(at(0.07, 0.72), 0.05 * scale, 0.1 * scale, '#b4382b');
  for (const x of [0.82, 3.25]) {
    canvas.ellipse(at(x, 0.31), 0.33 * scale, 0.33 * scale, '#2a2b30');
    canvas.ellipse(at(x, 0.31), 0.19 * scale, 0.19 * scale, illuminate(light, '#b9bcbd', light.sun));
  }
}

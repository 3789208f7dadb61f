import type { Point, Spot } from '../drawing/camera.ts';
import type { Colour } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import { illuminate } from '../light.ts';

/** Draws in metres around a spot: x to the right, y up. Only for things seen from the side. */
export function sprite(
  stage: Stage,
  spot: Spot,
): { at(x: number, y: number): Point; scale: number; path(parts: readonly (string | number)[]): string } {
  const [cx, cy] = stage.camera.project(spot);
  const scale = stage.camera.scale(spot);
  const at = (x: number, y: number): Point => [cx + x * scale, cy - y * scale];
  return {
    at,
    scale,
    path: (parts) => {
      let data = '';
      for (let index = 0; index < parts.length; index++) {
        const part = parts[index];
        if (typeof part === 'string') data += part;
        else {
          const [px, py] = at(part as number, parts[++index] as number);
          data += `${Math.round(px)} ${Math.round(py)} `;
        }
      }
      return data;
    },
  };
}

/** A street lamp of cast iron. */
export function drawLamp(stage: Stage, spot: Spot): void {
  const { canvas, light } = stage;
  const { at, scale } = sprite(stage, spot);
  const iron = illuminate(light, '#33443f', [light.sun[0], 0.3, -0.6]);
  const bar = (from: Point, to: Point, width: number) =>
    canvas.dabs([[from, to]], iron, { width: Math.max(2, width * scale), cap: 'butt' });
  bar(at(0, 0), at(0, 0.5), 0.16);
  bar(at(0, 0.5), at(0, 3.5), 0.07);
  bar(at(-0.28, 3.3), at(0.28, 3.3), 0.04);
  if (light.lamps)
    canvas.ellipse(
      at(0, 3.75),
      scale * 1.5,
      scale * 1.5,
      canvas.radial([
        [0, '#ffdf98', 0.75],
        [1, '#ffdf98', 0],
      ]),
    );
  canvas.fill([at(-0.12, 3.5), at(0.12, 3.5), at(0.2, 3.95), at(-0.2, 3.95)], light.lamps ? '#ffeab8' : '#f3e7c9');
  canvas.fill([at(-0.25, 3.95), at(0.25, 3.95), at(0, 4.2)], iron);
}

/** A bicycle seen from the side. */
export function drawBicycle(stage: Stage, spot: Spot, colour: Colour): void {
  const { canvas, light } = stage;
  const { at, scale, path } = sprite(stage, spot);
  canvas.ellipse(at(0.5, 0), 0.95 * scale, 0.07 * scale, light.shadow, light.shadowStrength * 0.7);
  for (const x of [0, 1.05]) {
    const [cx, cy] = at(x, 0.34);
    const r = 0.33 * scale;
    canvas.stroke(
      `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`,
      '#33343a',
      Math.max(1.5, 0.045 * scale),
    );
  }
  canvas.stroke(
    path([
      'M',
      0,
      0.34,
      'L',
      0.35,
      0.82,
      'L',
      0.88,
      0.84,
      'L',
      1.05,
      0.34,
      'M',
      0,
      0.34,
      'L',
      0.48,
      0.36,
      'L',
      0.88,
      0.84,
      'M',
      0.35,
      0.82,
      'L',
      0.48,
      0.36,
    ]),
    illuminate(light, colour, light.sun),
    Math.max(2, 0.05 * scale),
  );
  canvas.stroke(
    path([
      'M',
      0.88,
      0.84,
      'L',
      0.85,
      1.05,
      'L',
      0.7,
      1.08,
      'M',
      0.35,
      0.82,
      'L',
      0.33,
      0.94,
      'M',
      0.22,
      0.96,
      'L',
      0.45,
      0.95,
    ]),
    '#33343a',
    Math.max(2, 0.05 * scale),
  );
}

/** A bench of slats. */
export function drawBench(stage: Stage, spot: Spot): void {
  const { canvas, light } = stage;
  const { at, scale } = sprite(stage, spot);
  const wood = illuminate(light, '#a0714a', light.sun);
  canvas.ellipse(at(0.8, 0), 1 * scale, 0.08 * scale, light.shadow, light.shadowStrength * 0.8);
  canvas.dabs(
    [0.15, 1.45].map((x) => [at(x, 0), at(x, 0.95)] as const),
    '#33443f',
    { width: Math.max(2, 0.06 * scale) },
  );
  canvas.dabs(
    [0.45, 0.62, 0.76, 0.9].map((y) => [at(0, y), at(1.6, y)] as const),
    wood,
    { width: Math.max(2, 0.09 * scale), cap: 'butt' },
  );
}

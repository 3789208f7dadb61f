import type { Point } from '../drawing/camera.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';

/** A standing person, seen from a distance; `height` in pixels from the soles to the crown. */
export interface Person {
  /** Between the feet. */
  x: number;
  y: number;
  height: number;
  /** 1 looks to the right. */
  facing: 1 | -1;
  skin: Colour;
  hair: Colour;
  longHair: boolean;
  top: Colour;
  legs: Colour;
  /** Where the hands are, in heights from between the feet, towards the side one faces. */
  hands: readonly [near: Point, far: Point];
  skirt?: boolean;
}

/** A figure of a few shapes: legs, coat, arms, head, lit from the left. */
export function drawPerson(canvas: Canvas, person: Person): void {
  const { x, y, height: h, facing, skin, hair, top, legs } = person;
  const at = (dx: number, up: number): Point => [x + dx * h * facing, y - up * h];
  const line = (points: readonly Point[], colour: Colour, width: number) =>
    canvas.stroke(`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`, colour, width * h);
  canvas.ellipse([x + 0.06 * h, y], 0.19 * h, 0.025 * h, '#2f2740', 0.3);
  const [near, far] = person.hands;
  const arm = (hand: Point, shoulder: Point, colour: Colour) => {
    const to = at(hand[0], hand[1]);
    const elbow: Point = [(shoulder[0] + to[0]) / 2 - 0.03 * h * facing, (shoulder[1] + to[1]) / 2 + 0.045 * h];
    line([shoulder, elbow, to], colour, 0.062);
    canvas.ellipse(to, 0.03 * h, 0.028 * h, skin);
  };
  arm(far, at(0.045, 0.79), darken(top, 0.25));
  line([at(0.02, 0.46), at(0.05, 0.24), at(0.055, 0.02)], darken(legs, 0.25), 0.085);
  line([at(-0.02, 0.46), at(-0.035, 0.24), at(-0.05, 0.02)], legs, 0.088);
  for (const dx of [0.07, -0.03]) line([at(dx - 0.02, 0.014), at(dx + 0.035, 0.012)], '#3a2c28', 0.03);
  if (person.skirt) canvas.fill([at(-0.085, 0.5), at(0.085, 0.5), at(0.11, 0.27), at(-0.11, 0.27)], legs);
  const body = canvas.linear(
    [
      [0, lighten(top, 0.18)],
      [0.55, top],
      [1, darken(top, 0.28)],
    ],
    [0, 0, 1, 0],
  );
  const [a, b, c, d, e, f] = [
    at(-0.045, 0.845),
    at(0.05, 0.845),
    at(0.115, 0.79),
    at(0.095, 0.45),
    at(-0.095, 0.45),
    at(-0.112, 0.79),
  ];
  canvas.path(
    `M${p(a)}L${p(b)}Q${p(c)} ${p(at(0.108, 0.7))}L${p(d)}L${p(e)}L${p(at(-0.108, 0.7))}Q${p(f)} ${p(a)}z`,
    body,
  );
  line([at(0.002, 0.85), at(0.004, 0.89)], mix(skin, '#a2543f', 0.3), 0.055);
  if (person.longHair) canvas.ellipse(at(-0.018, 0.9), 0.062 * h, 0.085 * h, darken(hair, 0.2));
  canvas.ellipse(at(0.012, 0.925), 0.05 * h, 0.062 * h, skin);
  canvas.path(
    `M${p(at(-0.052, 0.915))}Q${p(at(-0.06, 1.01))} ${p(at(0.012, 1.0))}Q${p(at(0.066, 0.995))} ${p(at(0.056, 0.95))}Q${p(at(0.03, 0.972))} ${p(at(-0.006, 0.962))}Q${p(at(-0.02, 0.93))} ${p(at(-0.03, 0.9))}z`,
    hair,
  );
  canvas.ellipse(at(0.045, 0.928), 0.006 * h, 0.008 * h, '#3a2a26');
  arm(near, at(-0.04, 0.79), lighten(top, 0.08));
}

const p = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

import { type Colour, darken, lighten } from '../drawing/colour.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { headed, type Rect, type WindowStyle } from './opening.ts';

/** Frame of stone, brick or render around an opening. */
export function drawSurround(surface: Surface, { u, v, width, height }: Rect, style: WindowStyle): void {
  const colour = surface.lit(style.surroundColour ?? PETIT_GRANIT);
  const head = style.head ?? 'flat';
  if (style.surround === 'stone') {
    surface.fill(headed({ u: u - 0.14, v, width: width + 0.28, height: height + 0.16 }, head), colour);
    if (head !== 'flat')
      surface.fill(
        [
          [u + width / 2 - 0.1, v + height - 0.06],
          [u + width / 2 + 0.1, v + height - 0.06],
          [u + width / 2 + 0.15, v + height + 0.26],
          [u + width / 2 - 0.15, v + height + 0.26],
        ],
        lighten(colour, 0.25),
      );
  } else if (style.surround === 'band') {
    surface.fill(headed({ u: u - 0.1, v: v - 0.08, width: width + 0.2, height: height + 0.18 }, head), colour);
  } else if (style.surround === 'brick') {
    surface.fill(
      headed({ u: u - 0.08, v: v + height * 0.6, width: width + 0.16, height: height * 0.4 + 0.2 }, head),
      colour,
      0.85,
    );
    const joints = [];
    for (let at = u; at <= u + width; at += 0.12)
      joints.push([
        [at, v + height + 0.02],
        [at, v + height + 0.17],
      ] as const);
    if (head === 'flat') surface.lines(joints, darken(colour, 0.4), 0.015, 0.5);
  }
}

/** Sill of petit granit, lit along its edge. */
export function drawSill(surface: Surface, { u, v, width }: Rect): void {
  const stone = surface.lit(PETIT_GRANIT);
  surface.rect(u - 0.1, v - 0.1, width + 0.2, 0.12, stone);
  surface.rect(u - 0.1, v - 0.01, width + 0.2, 0.04, lighten(stone, 0.45));
}

/** A pair of louvred shutters folded back against the wall. */
export function drawShutters(surface: Surface, { u, v, width, height }: Rect, colour: Colour): void {
  const leaf = Math.min(0.62, width / 2);
  const lit = surface.lit(colour);
  for (const at of [u - leaf - 0.03, u + width + 0.03]) {
    surface.rect(at + 0.04, v - 0.05, leaf, height, surface.stage.light.shadow, 0.3);
    surface.rect(at, v, leaf, height, lit);
    const slats: [Place, Place][] = [];
    for (let up = v + 0.14; up < v + height - 0.1; up += 0.13)
      slats.push([
        [at + 0.07, up],
        [at + leaf - 0.07, up],
      ]);
    surface.lines(slats, darken(lit, 0.35), 0.035, 0.6);
  }
}

/** A box of flowers on the sill. */
export function drawFlowerBox(surface: Surface, { u, v, width }: Rect): void {
  const { random, canvas } = surface.stage;
  surface.rect(u + 0.02, v - 0.08, width - 0.04, 0.18, surface.lit('#5d4a3c'), 1, 0.15);
  const touch = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => {
      const point = surface.point([u + random.range(0, width), v + random.range(low, high)], 0.15);
      return [point, [point[0] + 2, point[1] + 1]] as const;
    });
  const size = surface.stage.camera.scale(surface.spot([u, v]));
  canvas.dabs(touch(22, 0.06, 0.26), surface.lit('#5d7c48'), { width: 0.1 * size });
  canvas.dabs(touch(14, 0.12, 0.32), random.pick(['#d8523f', '#e78aa0', '#f3ead8', '#c8487a']), { width: 0.08 * size });
}

import { type Colour, darken, lighten } from '../drawing/colour.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import { PETIT_GRANIT } from '../materials.ts';
import { type Head, headed, inset, type Rect } from './opening.ts';
import { glass } from './window.ts';

/** How a door looks. */
export interface DoorStyle {
  kind: 'panel' | 'glazed' | 'modern' | 'double' | 'carriage' | 'barn' | 'sectional' | 'wooden-garage' | 'roller';
  colour: Colour;
  head?: Head;
  /** Window above the door, metres; 0 for none. */
  transom?: number;
  surround?: Colour;
  steps?: number;
}

/** A door in its frame: house door, carriage entrance, barn door or garage door. */
export function drawDoor(surface: Surface, rect: Rect, style: DoorStyle): void {
  const { u, v, width, height } = rect;
  const { light } = surface.stage;
  if (style.surround) {
    const stone = surface.lit(style.surround);
    surface.fill(headed({ u: u - 0.2, v, width: width + 0.4, height: height + 0.22 }, style.head), stone);
    surface.rect(u - 0.24, v, 0.28, 0.3, darken(stone, 0.1));
    surface.rect(u + width - 0.04, v, 0.28, 0.3, darken(stone, 0.1));
  }
  surface.fill(headed(rect, style.head), surface.lit(darken(style.colour, 0.5)));
  const transom = style.transom ?? 0;
  const leaf = { u: u + 0.06, v, width: width - 0.12, height: height - 0.08 - transom };
  if (transom > 0)
    surface.fill(
      headed({ u: leaf.u, v: v + leaf.height + 0.06, width: leaf.width, height: transom - 0.04 }, style.head),
      glass(surface.stage, light.lamps),
    );
  drawLeaf(surface, leaf, style);
  surface.rect(
    u,
    v + height - 0.2 - (style.head && style.head !== 'flat' ? width * 0.1 : 0),
    width,
    0.2,
    light.shadow,
    surface.sunshine > 0 ? 0.36 : 0.2,
  );
  if (surface.sunshine > 0.05) {
    const alongside = light.sun[0] * surface.u[0] + light.sun[2] * surface.u[2];
    surface.rect(alongside > 0 ? u + width - 0.13 : u, v, 0.13, height - 0.2, light.shadow, 0.3);
  }
  for (let step = 0; step < (style.steps ?? 0); step++) drawStep(surface, rect, v - 0.16 * (step + 1), step);
}

function drawStep(surface: Surface, { u, width }: Rect, v: number, step: number): void {
  const stone = surface.lit(PETIT_GRANIT);
  const wide = 0.2 + step * 0.12;
  surface.rect(u - wide, v, width + 2 * wide, 0.17, darken(stone, 0.12));
  surface.rect(u - wide, v + 0.12, width + 2 * wide, 0.05, lighten(stone, 0.35));
}

function drawLeaf(surface: Surface, leaf: Rect, style: DoorStyle): void {
  const colour = surface.lit(style.colour);
  const { u, v, width, height } = leaf;
  const shape = style.transom ? headed(leaf) : headed(leaf, style.head);
  surface.fill(shape, colour);
  switch (style.kind) {
    case 'panel':
    case 'double': {
      const leaves = style.kind === 'double' ? 2 : 1;
      for (let index = 0; index < leaves; index++) {
        const part = width / leaves;
        const at = u + index * part;
        panel(surface, { u: at + 0.12, v: v + 0.12, width: part - 0.24, height: height * 0.3 }, colour);
        panel(surface, { u: at + 0.12, v: v + height * 0.44, width: part - 0.24, height: height * 0.46 }, colour);
      }
      if (leaves === 2)
        surface.lines(
          [
            [
              [u + width / 2, v],
              [u + width / 2, v + height],
            ],
          ],
          darken(colour, 0.5),
          0.03,
        );
      knob(surface, u + width * (leaves === 2 ? 0.46 : 0.88), v + 1.02);
      break;
    }
    case 'glazed':
      surface.fill(
        headed(inset({ u: u + 0.08, v: v + height * 0.38, width: width - 0.16, height: height * 0.58 }, 0.04)),
        glass(surface.stage, surface.stage.light.lamps),
      );
      panel(surface, { u: u + 0.12, v: v + 0.12, width: width - 0.24, height: height * 0.2 }, colour);
      knob(surface, u + width * 0.88, v + 1.02);
      break;
    case 'modern':
      surface.rect(
        u + width * 0.66,
        v + 0.15,
        width * 0.16,
        height - 0.3,
        glass(surface.stage, surface.stage.light.lamps),
      );
      surface.lines(
        [
          [
            [u + width * 0.16, v + 0.6],
            [u + width * 0.16, v + 1.7],
          ],
        ],
        '#d8d6d0',
        0.04,
      );
      break;
    case 'carriage':
    case 'barn':
    case 'wooden-garage':
      drawPlanks(surface, leaf, style, colour);
      break;
    case 'sectional':
    case 'roller': {
      const lines: [Place, Place][] = [];
      const step = style.kind === 'roller' ? 0.14 : 0.5;
      for (let up = v + step; up < v + height - 0.05; up += step)
        lines.push([
          [u, up],
          [u + width, up],
        ]);
      surface.lines(lines, darken(colour, 0.3), 0.03, 0.7);
      if (style.kind === 'sectional') {
        surface.lines(
          lines.map(([from, to]) => [
            [from[0], from[1] - 0.04],
            [to[0], to[1] - 0.04],
          ]),
          lighten(colour, 0.5),
          0.02,
          0.6,
        );
      }
      break;
    }
  }
}

function drawPlanks(surface: Surface, { u, v, width, height }: Rect, style: DoorStyle, colour: Colour): void {
  const curve = style.head === 'round' ? 0.7 : style.head === 'arch' ? 0.92 : 1;
  const lines: [Place, Place][] = [];
  for (let at = u + 0.18; at < u + width - 0.05; at += 0.18)
    lines.push([
      [at, v],
      [at, v + height * curve],
    ]);
  surface.lines(lines, darken(colour, 0.3), 0.02, 0.55);
  surface.lines(
    [
      [
        [u + width / 2, v],
        [u + width / 2, v + height * 0.99],
      ],
    ],
    darken(colour, 0.6),
    0.04,
  );
  surface.lines(
    [
      [
        [u + 0.05, v + height * 0.2],
        [u + width - 0.05, v + height * 0.2],
      ],
      [
        [u + 0.05, v + height * 0.66],
        [u + width - 0.05, v + height * 0.66],
      ],
    ],
    darken(colour, 0.2),
    0.09,
    0.6,
  );
  knob(surface, u + width * 0.46, v + 1.1);
}

function panel(surface: Surface, rect: Rect, colour: Colour): void {
  surface.fill(headed(rect), darken(colour, 0.22));
  surface.fill(
    headed({ ...rect, u: rect.u + 0.03, v: rect.v, height: rect.height - 0.03, width: rect.width - 0.03 }),
    lighten(colour, 0.14),
  );
}

function knob(surface: Surface, u: number, v: number): void {
  const [x, y] = surface.point([u, v]);
  const size = surface.stage.camera.scale(surface.spot([u, v]));
  surface.stage.canvas.ellipse([x, y], 0.045 * size, 0.045 * size, '#e0b968');
}

import { drawBox } from '../drawing/box.ts';
import type { Point } from '../drawing/camera.ts';
import { type Colour, darken, lighten } from '../drawing/colour.ts';
import { HERE } from '../drawing/stage.ts';
import { type Place, rectangle } from '../drawing/surface.ts';
import type { Material } from '../materials.ts';
import { type DoorStyle, drawDoor } from './door.ts';
import type { Detail } from './mass.ts';
import type { Rect, WindowStyle } from './opening.ts';
import { drawTexture } from './texture.ts';
import { drawWindow } from './window.ts';

/** A window by its middle and sill, metres. */
export const windowAt =
  (u: number, v: number, width: number, height: number, style: WindowStyle): Detail =>
  (wall) =>
    drawWindow(wall, { u: u - width / 2, v, width, height }, style);

/** A door by its middle; `v` is the height of its threshold. */
export const doorAt =
  (u: number, width: number, height: number, style: DoorStyle, v = 0.16): Detail =>
  (wall) =>
    drawDoor(wall, { u: u - width / 2, v, width, height }, style);

/** Middles of `count` equal bays over a width. */
export const bays = (width: number, count: number, margin = 0): number[] =>
  Array.from({ length: count }, (_, index) => margin + ((width - 2 * margin) * (index + 0.5)) / count);

/** Part of a wall in another material. */
export const cladding =
  ({ u, v, width, height }: Rect, material: Material): Detail =>
  (wall) => {
    const shape = rectangle(u, v, width, height);
    const base = wall.lit(material.base);
    wall.fill(
      shape,
      wall.stage.canvas.linear([
        [0, lighten(base, 0.08)],
        [1, darken(base, 0.1)],
      ]),
    );
    drawTexture(wall, shape, material, 0.8);
  };

/** A balcony: slab, shadow below, railing of glass, bars or concrete. */
export const balconyAt =
  (u: number, v: number, width: number, deep: number, rail: 'glass' | 'bars' | 'solid', colour: Colour): Detail =>
  (wall) => {
    const { light, canvas, camera } = wall.stage;
    const outer = (at: Place) => wall.point(at, deep);
    wall.rect(u + 0.1, v - 0.75, width, 0.7, light.shadow, 0.28);
    const under = [
      wall.point([u, v - 0.18]),
      wall.point([u + width, v - 0.18]),
      outer([u + width, v - 0.18]),
      outer([u, v - 0.18]),
    ];
    canvas.fill(under, darken(wall.lit(colour), 0.35));
    const top = [wall.point([u, v]), wall.point([u + width, v]), outer([u + width, v]), outer([u, v])];
    if ((camera.eye[1] ?? 0) > wall.spot([u, v])[1]) canvas.fill(top, lighten(wall.lit(colour), 0.2));
    const ends: Point[][] = [u, u + width].map((at) => [
      wall.point([at, v - 0.18]),
      outer([at, v - 0.18]),
      outer([at, v]),
      wall.point([at, v]),
    ]);
    canvas.fillAll(ends, darken(wall.lit(colour), 0.2));
    wall.rect(u, v - 0.18, width, 0.18, wall.lit(colour), 1, deep);
    const sides: Point[][] = [u, u + width].map((at) => [
      wall.point([at, v]),
      outer([at, v]),
      outer([at, v + 1]),
      wall.point([at, v + 1]),
    ]);
    if (rail === 'glass') {
      canvas.fillAll(sides, '#cfe0df', 0.3);
      wall.rect(
        u,
        v,
        width,
        1,
        canvas.linear([
          [0, '#e9f3f0', 0.55],
          [1, '#9db7ba', 0.35],
        ]),
        1,
        deep,
      );
      wall.rect(u, v + 0.97, width, 0.05, wall.lit('#6d7173'), 1, deep);
    } else if (rail === 'solid') {
      canvas.fillAll(sides, darken(wall.lit(colour), 0.15));
      wall.rect(u, v, width, 0.95, wall.lit(lighten(colour, 0.15)), 1, deep);
      wall.rect(u, v + 0.9, width, 0.07, wall.lit(lighten(colour, 0.5)), 1, deep);
    } else {
      const bars: [Point, Point][] = [];
      for (let at = u; at <= u + width + 0.01; at += wall.stage.plain ? 0.4 : 0.14)
        bars.push([outer([at, v]), outer([at, v + 0.98])]);
      const scale = camera.scale(wall.spot([u, v]));
      const iron = wall.lit('#3b3f42');
      canvas.dabs(bars, iron, { width: Math.max(1, 0.022 * scale), cap: 'butt' });
      canvas.dabs(
        [
          [outer([u, v + 1]), outer([u + width, v + 1])],
          [wall.point([u, v + 1]), outer([u, v + 1])],
          [wall.point([u + width, v + 1]), outer([u + width, v + 1])],
        ],
        iron,
        { width: Math.max(1.5, 0.05 * scale), cap: 'butt' },
      );
    }
  };

/** A lamp beside a door. */
export const lampAt =
  (u: number, v: number): Detail =>
  (wall) => {
    const size = wall.stage.camera.scale(wall.spot([u, v]));
    const [x, y] = wall.point([u, v], 0.15);
    const { canvas, light } = wall.stage;
    if (light.lamps)
      canvas.ellipse(
        [x, y],
        size * 0.9,
        size * 0.9,
        canvas.radial([
          [0, '#ffd98c', 0.7],
          [1, '#ffd98c', 0],
        ]),
      );
    wall.rect(u - 0.09, v - 0.16, 0.18, 0.32, '#33363a', 1, 0.12);
    wall.rect(u - 0.06, v - 0.12, 0.12, 0.22, '#ffe7ad', 1, 0.13);
  };

/** Climbing plant over part of a wall, between the openings given. */
export const climberAt =
  (u: number, width: number, height: number, leaves: readonly [Colour, Colour, Colour], flowers?: Colour): Detail =>
  (wall) => {
    const { random, canvas, camera } = wall.stage;
    const scale = camera.scale(wall.spot([u, 1]));
    const touches = (count: number): [Point, Point][] =>
      Array.from({ length: count }, () => {
        const up = random.next() ** 0.8;
        const reach = width * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, 0.25 + up * 0.7)));
        const [x, y] = wall.point([
          u + width / 2 + random.range(-0.5, 0.5) * reach,
          0.1 + up * height * random.range(0.75, 1),
        ]);
        return [
          [x, y],
          [x + random.range(-4, 4), y + random.range(0, 5)],
        ];
      });
    canvas.dabs(touches(70), wall.lit(leaves[0]), { width: 0.2 * scale });
    canvas.dabs(touches(60), wall.lit(leaves[1]), { width: 0.15 * scale });
    canvas.dabs(touches(40), wall.lit(leaves[2]), { width: 0.1 * scale });
    if (flowers) canvas.dabs(touches(26), wall.lit(flowers), { width: 0.11 * scale });
  };

/** A canopy of glass or timber above a door. */
export const canopyAt =
  (u: number, v: number, width: number, deep: number, colour: Colour): Detail =>
  (wall) => {
    const { stage } = wall;
    wall.rect(u - width / 2 + 0.15, v - 0.6, width, 0.6, stage.light.shadow, 0.25);
    const left = wall.spot([u - width / 2, v], deep);
    if (Math.abs(wall.u[0] - 1) < 0.01) {
      drawBox(stage, HERE, { x: left[0], y: v, z: left[2], width, height: 0.16, depth: deep }, colour);
      return;
    }
    wall.rect(u - width / 2, v, width, 0.16, wall.lit(colour), 1, deep);
  };

import type { Point } from '../drawing/camera.ts';
import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import type { Detail } from './mass.ts';
import type { Rect } from './opening.ts';
import { glass } from './window.ts';

/** A shop window in its wooden front, with a sign board and a striped awning. */
export const shopFrontAt =
  (u: number, width: number, height: number, colour: Colour, awning: Colour): Detail =>
  (wall) => {
    const { canvas, light, random } = wall.stage;
    const front = wall.lit(colour);
    wall.rect(u, 0, width, height + 0.75, front);
    wall.rect(u, height + 0.12, width, 0.55, wall.lit(darken(colour, 0.25)));
    wall.rect(u, height + 0.66, width, 0.1, lighten(front, 0.3));
    const lettering: [Place, Place][] = [];
    let at = u + width * 0.3;
    while (at < u + width * 0.7) {
      const long = random.range(0.12, 0.3);
      lettering.push([
        [at, height + 0.4],
        [at + long, height + 0.4],
      ]);
      at += long + 0.09;
    }
    wall.lines(lettering, '#ecd9a6', 0.2, 0.9);
    const parts = Math.max(2, Math.round(width / 1.5));
    for (let part = 0; part < parts; part++) {
      const pane: Rect = {
        u: u + 0.14 + (part * (width - 0.14)) / parts,
        v: 0.6,
        width: (width - 0.14) / parts - 0.14,
        height: height - 0.72,
      };
      wall.rect(
        pane.u,
        pane.v,
        pane.width,
        pane.height,
        light.lamps
          ? glass(wall.stage, true)
          : canvas.linear([
              [0, mix(light.sky[1], '#60747c', 0.4)],
              [0.5, '#5d5a50'],
              [1, '#8b7350'],
            ]),
      );
      for (let item = 0; item < 4; item++) {
        const high = random.range(0.3, 0.9);
        wall.rect(
          pane.u + 0.08 + (item * (pane.width - 0.2)) / 4,
          pane.v,
          pane.width * 0.17,
          high,
          random.pick(['#d9b26a', '#b4482b', '#e9dfc8', '#6f8a6a', '#9c6a4a']),
          0.75,
        );
      }
      wall.fill(
        [
          [pane.u + pane.width * 0.15, pane.v],
          [pane.u + pane.width * 0.4, pane.v],
          [pane.u + pane.width * 0.85, pane.v + pane.height],
          [pane.u + pane.width * 0.6, pane.v + pane.height],
        ],
        '#ffffff',
        0.16,
      );
      wall.rect(pane.u, 0.12, pane.width, 0.34, darken(front, 0.15));
    }
    drawAwning(wall, u, width, height + 0.1, awning);
  };

function drawAwning(wall: Surface, u: number, width: number, v: number, colour: Colour): void {
  const { canvas, light } = wall.stage;
  wall.rect(u + 0.1, v - 1.1, width, 1.1, light.shadow, 0.26);
  const stripes = Math.round(width / 0.4);
  const slope = (from: number, to: number): Point[] => [
    wall.point([from, v]),
    wall.point([to, v]),
    wall.point([to, v - 0.55], 1.1),
    wall.point([from, v - 0.55], 1.1),
  ];
  const flap = (from: number, to: number): Point[] => [
    wall.point([from, v - 0.55], 1.1),
    wall.point([to, v - 0.55], 1.1),
    wall.point([to, v - 0.78], 1.1),
    wall.point([from, v - 0.78], 1.1),
  ];
  const band = (index: number) => [u + (index * width) / stripes, u + ((index + 1) * width) / stripes] as const;
  const all = Array.from({ length: stripes }, (_, index) => index);
  const cloth = wall.lit(colour);
  for (const [odd, tone] of [
    [1, wall.lit('#f7f0e0')],
    [0, cloth],
  ] as const) {
    const own = all.filter((index) => index % 2 === odd);
    canvas.fillAll(
      own.map((index) => slope(...band(index))),
      lighten(tone, 0.12),
    );
    canvas.fillAll(
      own.map((index) => flap(...band(index))),
      darken(tone, 0.1),
    );
  }
}

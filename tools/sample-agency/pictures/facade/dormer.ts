import type { Spot } from '../drawing/camera.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { type Frame, place, type Stage } from '../drawing/stage.ts';
import { type Place, rectangle, Surface } from '../drawing/surface.ts';
import type { Dormer, Mass } from './mass.ts';
import { drawWindow } from './window.ts';

/** A dormer on the front slope: two cheeks, a front with its window, and a roof of its own. */
export function drawDormer(stage: Stage, frame: Frame, mass: Mass, dormer: Dormer): void {
  const { box, roof } = mass;
  const mansard = roof.kind === 'mansard';
  const tangent = mansard ? (roof.rise * 0.68) / 0.75 : roof.rise / (box.depth / 2);
  const up = mansard ? 0.25 : Math.min(roof.rise * 0.2, 0.9);
  const y = box.y + box.height + up;
  const z = box.z + up / tangent - (mansard ? 0.12 : 0);
  const { width, height } = dormer;
  const x = box.x + dormer.at - width / 2;
  const back = height / tangent + (mansard ? 0.3 : 0);
  const gable = dormer.kind === 'gable' ? width * 0.36 : dormer.kind === 'arch' ? width * 0.24 : 0;
  const ridge = (height + gable) / tangent;
  const colour = dormer.colour;

  const cheeks: [Surface, Place[]][] = [
    [
      new Surface(stage, frame, [x, y, z + back], [0, 0, -1], [0, 1, 0]),
      [
        [back, 0],
        [back, height],
        [0, height],
      ],
    ],
    [
      new Surface(stage, frame, [x + width, y, z], [0, 0, 1], [0, 1, 0]),
      [
        [0, 0],
        [back, height],
        [0, height],
      ],
    ],
  ];
  for (const [cheek, shape] of cheeks) if (cheek.visible) cheek.fill(shape, cheek.lit(roof.material.base));

  const front = new Surface(stage, frame, [x, y, z], [1, 0, 0], [0, 1, 0]);
  if (!front.visible) return;
  front.fill(
    [
      [-0.05, -0.05],
      [width + 0.5, -0.05],
      [width + 0.2, height * 0.6],
      [width, height],
    ],
    stage.light.shadow,
    0.16,
  );
  front.rect(0, 0, width, height, front.lit(colour));
  drawWindow(
    front,
    { u: 0.16, v: 0.14, width: width - 0.32, height: height - 0.24 },
    { ...dormer.window, surround: 'none', sill: false },
  );

  const eaves = 0.14;
  if (dormer.kind === 'flat') {
    front.rect(-eaves, height, width + 2 * eaves, 0.16, front.lit(lighten(roof.trim, 0.2)), 1, eaves);
    front.rect(-eaves, height + 0.13, width + 2 * eaves, 0.05, front.lit(darken(roof.trim, 0.3)), 1, eaves);
    return;
  }
  const peak = y + height + gable;
  const outline = (points: readonly Spot[]) => stage.camera.outline(points.map((point) => place(frame, point)));
  if (dormer.kind === 'gable') {
    front.fill(
      [
        [0, height],
        [width, height],
        [width / 2, height + gable],
      ],
      front.lit(darken(colour, 0.06)),
    );
    const left = new Surface(stage, frame, [x, y, z], [0, 0, -1], [0.81, 0.58, 0]);
    const right = new Surface(stage, frame, [x, y, z], [0, 0, 1], [-0.81, 0.58, 0]);
    const low = y + height - 0.08;
    const deep = z + ridge;
    stage.canvas.fill(
      outline([
        [x - eaves, low, z - eaves],
        [x + width / 2, peak + 0.04, z - eaves],
        [x + width / 2, peak + 0.04, deep],
        [x - eaves, low, z + back],
      ]),
      left.lit(roof.material.base),
    );
    stage.canvas.fill(
      outline([
        [x + width + eaves, low, z - eaves],
        [x + width / 2, peak + 0.04, z - eaves],
        [x + width / 2, peak + 0.04, deep],
        [x + width + eaves, low, z + back],
      ]),
      right.lit(roof.material.base),
    );
    const board = front.lit(lighten(roof.trim, 0.3));
    front.lines(
      [
        [
          [-eaves, height - 0.08],
          [width / 2, height + gable + 0.04],
        ],
        [
          [width + eaves, height - 0.08],
          [width / 2, height + gable + 0.04],
        ],
      ],
      board,
      0.1,
    );
    return;
  }
  const arch: Place[] = [];
  for (let step = 0; step <= 8; step++) {
    const angle = (Math.PI * step) / 8;
    arch.push([width / 2 + Math.cos(angle) * (width / 2 + eaves), height + Math.sin(angle) * gable]);
  }
  front.fill(
    [...arch, [-eaves, height - 0.08], [width + eaves, height - 0.08]],
    front.lit(darken(roof.material.base, 0.15)),
  );
  front.fill(rectangle(-eaves, height - 0.1, width + 2 * eaves, 0.12), front.lit(lighten(roof.trim, 0.2)));
}

import type { Stage } from '../drawing/stage.ts';

/** A tower crane in the distance, beside the building. */
export function drawCrane(stage: Stage): void {
  const { canvas, camera } = stage;
  const [x, foot, top] = [1330, camera.horizon, camera.horizon - 400];
  const steel = '#d8963a';
  let lattice = '';
  for (let y = foot; y > top + 40; y -= 34) lattice += `M${x - 12} ${y}l24 -17l-24 -17`;
  canvas.stroke(`M${x - 12} ${foot}V${top}M${x + 12} ${foot}V${top}${lattice}`, steel, 4);
  let jib = '';
  for (let at = x - 460; at < x + 120; at += 34) jib += `M${at} ${top + 26}l17 -26l17 26`;
  canvas.stroke(`M${x + 150} ${top + 26}H${x - 480}M${x + 120} ${top}H${x - 460}${jib}`, steel, 3.5);
  canvas.stroke(
    `M${x} ${top - 50}L${x + 150} ${top + 20}M${x} ${top - 50}L${x - 340} ${top}M${x} ${top}V${top - 50}M${x - 380} ${top + 26}V${top + 150}`,
    '#8a6a3c',
    3,
  );
  canvas.fill(
    [
      [x + 96, top + 26],
      [x + 150, top + 26],
      [x + 150, top + 78],
      [x + 96, top + 78],
    ],
    '#8d8984',
  );
  canvas.fill(
    [
      [x + 14, top + 28],
      [x + 50, top + 28],
      [x + 50, top + 70],
      [x + 14, top + 70],
    ],
    '#f0ebe0',
  );
  canvas.fill(
    [
      [x - 412, top + 150],
      [x - 348, top + 150],
      [x - 348, top + 166],
      [x - 412, top + 166],
    ],
    '#b4482b',
  );
}

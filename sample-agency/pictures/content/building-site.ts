import type { Stage } from '../drawing/stage.ts';

/** A tower crane in the distance, beside the building. */
export function drawCrane(stage: Stage): void {
  const { canvas, camera } = stage;
  const [x, foot, top] = [300, camera.horizon, 90];
  const steel = '#d8963a';
  let lattice = '';
  for (let y = foot; y > top + 40; y -= 34) lattice += `M${x - 12} ${y}l24 -17l-24 -17`;
  canvas.stroke(`M${x - 12} ${foot}V${top}M${x + 12} ${foot}V${top}${lattice}`, steel, 4);
  let jib = '';
  for (let at = x - 120; at < x + 560; at += 34) jib += `M${at} ${top + 26}l17 -26l17 26`;
  canvas.stroke(`M${x - 150} ${top + 26}H${x + 580}M${x - 120} ${top}H${x + 560}${jib}`, steel, 3.5);
  canvas.stroke(
    `M${x} ${top - 70}L${x - 150} ${top + 20}M${x} ${top - 70}L${x + 420} ${top}M${x} ${top}V${top - 70}M${x + 440} ${top + 26}V${top + 250}`,
    '#8a6a3c',
    3,
  );
  canvas.fill(
    [
      [x - 150, top + 26],
      [x - 96, top + 26],
      [x - 96, top + 78],
      [x - 150, top + 78],
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
      [x + 408, top + 250],
      [x + 472, top + 250],
      [x + 472, top + 268],
      [x + 408, top + 268],
    ],
    '#b4482b',
  );
}

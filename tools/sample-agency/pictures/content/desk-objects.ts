import type { Canvas } from '../drawing/canvas.ts';

/** A cup of coffee on its saucer. */
export function drawCup(canvas: Canvas, x: number, y: number): void {
  canvas.ellipse([x + 22, y + 74], 112, 30, '#2a2140', 0.24);
  canvas.ellipse(
    [x, y + 62],
    104,
    30,
    canvas.linear([
      [0, '#fffaf0'],
      [1, '#cfc2aa'],
    ]),
  );
  canvas.ellipse([x, y + 58], 64, 17, '#d8ccb6');
  canvas.path(
    `M${x - 66} ${y - 26}h132q0 66 -36 86q-30 10 -60 0q-36 -20 -36 -86z`,
    canvas.linear(
      [
        [0, '#fffaf0'],
        [0.6, '#eadfca'],
        [1, '#bfae92'],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.stroke(`M${x + 64} ${y - 8}q44 -6 34 26q-10 24 -48 18`, '#d9ccb4', 12);
  canvas.ellipse([x, y - 26], 66, 17, '#fffaf0');
  canvas.ellipse([x, y - 25], 57, 13, '#5d3826');
  canvas.ellipse([x - 12, y - 28], 28, 5, '#a8714a', 0.8);
  canvas.stroke(`M${x - 14} ${y - 58}q-14 -22 2 -40t2 -44M${x + 18} ${y - 54}q-12 -20 2 -36`, '#fffaf0', 7, 0.4);
}

/** A fountain pen pointing down to the left. */
export function drawPen(canvas: Canvas, x: number, y: number, turn: number): void {
  canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    canvas.fill(
      [
        [10, 10],
        [270, 22],
        [270, 32],
        [10, 14],
      ],
      '#2a2140',
      0.22,
    );
    canvas.fill(
      [
        [0, 0],
        [44, -10],
        [44, 10],
      ],
      '#d9b45a',
    );
    canvas.stroke('M0 0H30', '#7b5c2c', 2);
    canvas.path(
      'M42 -13h190q24 0 26 13q-2 13 -26 13H42z',
      canvas.linear([
        [0, '#3f6a5c'],
        [0.4, '#17362e'],
        [1, '#0d211b'],
      ]),
    );
    canvas.fill(
      [
        [108, -14],
        [120, -14],
        [120, 14],
        [108, 14],
      ],
      '#d9b45a',
    );
    canvas.fill(
      [
        [124, -16],
        [226, -12],
        [226, -7],
        [124, -11],
      ],
      '#e6c878',
    );
  });
}

/** A desk calculator. */
export function drawCalculator(canvas: Canvas, x: number, y: number): void {
  canvas.group(`translate(${x} ${y}) rotate(9) skewX(-12) scale(1 .68)`, () => {
    canvas.path('M14 16h190q14 0 14 14v250q0 14 -14 14h-190q-14 0 -14 -14v-250q0 -14 14 -14z', '#2a2140', 0.25);
    canvas.path('M14 0h190q14 0 14 14v250q0 14 -14 14h-190q-14 0 -14 -14v-250q0 -14 14 -14z', '#4a4f52');
    canvas.fill(
      [
        [20, 20],
        [198, 20],
        [198, 74],
        [20, 74],
      ],
      '#c3d1bb',
    );
    canvas.stroke('M150 34h24v26h-24zM116 34v26M92 34h14v13h-14v13h14', '#3a4a3c', 5);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const [kx, ky] = [22 + column * 46, 92 + row * 44];
        canvas.path(`M${kx} ${ky}h34v32h-34z`, column === 3 ? '#b4482b' : '#efe8da');
      }
    }
  });
}

/** A hand with its cuff coming from the lower right. */
export function drawHand(canvas: Canvas, x: number, y: number, size: number): void {
  canvas.group(`translate(${x} ${y}) scale(${size})`, () => {
    const skin = '#eabd98';
    canvas.path('M-250 -128c-20 20 -10 44 30 60l140 70h170v-150z', '#2a2140', 0.2);
    canvas.path(
      'M-40 -96l150 40l60 120h-210c-40 -30 -60 -70 -46 -110z',
      canvas.linear(
        [
          [0, '#2f5a4c'],
          [1, '#17362e'],
        ],
        [0, 0, 1, 0],
      ),
    );
    canvas.path('M-62 -120l44 -16l40 110l-30 40z', '#f6f0e4');
    canvas.path(
      'M-46 -132c-40 -36 -88 -54 -134 -46c-28 4 -52 18 -62 34c-8 14 10 22 26 14c-22 12 -34 30 -24 40c8 8 24 2 36 -8c-14 14 -20 30 -8 38c12 6 30 -6 44 -18c-4 16 4 26 18 22c40 -8 80 -14 112 -6z',
      skin,
    );
    canvas.path('M-46 -132c-40 -36 -88 -54 -134 -46c40 4 76 22 98 50c16 22 40 36 60 36z', '#f7d6b8', 0.7);
    canvas.stroke(
      'M-216 -130c20 -10 44 -12 62 -4M-204 -98c20 -14 44 -18 62 -10M-168 -78c14 -12 34 -18 50 -12',
      '#b8785a',
      4,
      0.7,
    );
  });
}

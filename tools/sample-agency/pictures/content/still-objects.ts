import type { Canvas } from '../drawing/canvas.ts';
import { darken } from '../drawing/colour.ts';

/** A sheet lying on the table: a floor plan, a text, or a cover with a house. */
export function drawPaper(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  kind: 'plan' | 'text' | 'cover',
  turn: number,
): void {
  canvas.group(`translate(${x} ${y}) rotate(${turn}) skewX(-14) scale(${size} ${(size * 0.62).toFixed(3)})`, () => {
    canvas.fill(
      [
        [10, 14],
        [370, 14],
        [370, 514],
        [10, 514],
      ],
      '#2a2140',
      0.22,
    );
    canvas.fill(
      [
        [0, 0],
        [360, 0],
        [360, 500],
        [0, 500],
      ],
      kind === 'cover' ? '#17362e' : '#fdf9f0',
    );
    if (kind === 'plan') {
      canvas.fill(
        [
          [40, 50],
          [320, 50],
          [320, 250],
          [40, 250],
        ],
        '#efe3cc',
      );
      canvas.fill(
        [
          [40, 250],
          [180, 250],
          [180, 440],
          [40, 440],
        ],
        '#dfe7e0',
      );
      canvas.fill(
        [
          [180, 250],
          [320, 250],
          [320, 440],
          [180, 440],
        ],
        '#f3dfcd',
      );
      canvas.stroke(
        'M40 50H320V440H40zM40 250H110M150 250H320M180 250V330M180 376V440M200 50V150',
        '#17362e',
        9,
        1,
        'butt',
      );
      canvas.stroke('M110 250a40 40 0 0 0 40 -40M180 330a46 46 0 0 1 46 46', '#17362e', 3);
      canvas.stroke('M70 90h90v60h-90zM230 300h60v90h-60zM60 300h70v50h-70zM240 80h50v110h-50z', '#b4482b', 4);
      canvas.stroke('M40 470H320M40 460v20M320 460v20', '#5e5a52', 4);
    } else if (kind === 'text') {
      canvas.fill(
        [
          [40, 40],
          [96, 40],
          [68, 12],
        ],
        '#b4482b',
      );
      canvas.fill(
        [
          [46, 42],
          [90, 42],
          [90, 70],
          [46, 70],
        ],
        '#17362e',
      );
      let lines = '';
      for (let row = 0; row < 13; row++) lines += `M40 ${110 + row * 22}H${row % 4 === 3 ? 210 : 318}`;
      canvas.stroke(lines, '#8f897d', 5, 0.7);
      canvas.stroke('M40 455H160M200 455H320', '#5e5a52', 3);
      canvas.stroke('M206 446c14 -34 22 -30 20 -6s16 -26 24 -8s18 -20 28 -2s16 -8 30 -6', '#24406b', 5);
    } else {
      canvas.fill(
        [
          [70, 220],
          [180, 110],
          [290, 220],
        ],
        '#b4482b',
      );
      canvas.fill(
        [
          [92, 222],
          [268, 222],
          [268, 350],
          [92, 350],
        ],
        '#faf7f1',
      );
      canvas.fill(
        [
          [160, 350],
          [200, 350],
          [200, 272],
          [160, 272],
        ],
        '#17362e',
      );
      canvas.fill(
        [
          [112, 250],
          [142, 250],
          [142, 282],
          [112, 282],
        ],
        '#d9b26a',
      );
      canvas.fill(
        [
          [218, 250],
          [248, 250],
          [248, 282],
          [218, 282],
        ],
        '#d9b26a',
      );
      canvas.stroke('M70 410H290M110 440H250', '#faf7f1', 7, 0.6);
    }
  });
}

/** Three keys on a ring with a little house for a tag. */
export function drawKeys(canvas: Canvas, x: number, y: number, size: number): void {
  const key = (turn: number, metal: string, long: number) => {
    canvas.group(`rotate(${turn})`, () => {
      canvas.path(
        `M-26 40a30 30 0 1 1 52 0q-4 8 -16 13v${long}l-10 10l-10 -10v-14h-14v-18h14v-14h-11v-18h11v${-(long - 64)}q-12 -5 -16 -13zM0 8a13 13 0 1 0 0.1 0z`,
        canvas.linear(
          [
            [0, '#fff1c4'],
            [0.4, metal],
            [1, darken(metal, 0.35)],
          ],
          [0, 0, 1, 0],
        ),
      );
    });
  };
  canvas.group(`translate(${x} ${y}) scale(${size} ${(size * 0.74).toFixed(3)})`, () => {
    canvas.ellipse([30, 130], 150, 60, '#2a2140', 0.2);
    for (const [turn, metal, long] of [
      [38, '#b9bcbb', 130],
      [4, '#d9b061', 150],
      [-30, '#c79a4e', 124],
    ] as const)
      key(turn, metal, long);
    canvas.stroke('M-44 -16a44 44 0 1 0 88 0a44 44 0 1 0 -88 0', '#8d9192', 10);
    canvas.stroke('M-42 -24a44 44 0 0 1 50 -36', '#eef1ef', 4);
    canvas.group('translate(-96 -70) rotate(-24)', () => {
      canvas.stroke('M60 60q20 -10 34 -6', '#7b4a2c', 9);
      canvas.fill(
        [
          [-50, 36],
          [6, -14],
          [62, 36],
        ],
        '#b4482b',
      );
      canvas.fill(
        [
          [-36, 34],
          [48, 34],
          [48, 96],
          [-36, 96],
        ],
        '#17362e',
      );
      canvas.fill(
        [
          [-6, 96],
          [18, 96],
          [18, 58],
          [-6, 58],
        ],
        '#e9d5a0',
      );
    });
  });
}

/** A folding rule half open. */
export function drawRule(canvas: Canvas, x: number, y: number): void {
  const parts = [
    [0, 0, 190, -46],
    [186, -46, 376, 8],
    [372, 8, 560, -34],
  ] as const;
  for (const [x0, y0, x1, y1] of parts) {
    canvas.fill(
      [
        [x + x0, y + y0 + 12],
        [x + x1, y + y1 + 12],
        [x + x1, y + y1 + 40],
        [x + x0, y + y0 + 40],
      ],
      '#2a2140',
      0.22,
    );
    canvas.fill(
      [
        [x + x0, y + y0],
        [x + x1, y + y1],
        [x + x1, y + y1 + 28],
        [x + x0, y + y0 + 28],
      ],
      '#e9b94f',
    );
    const ticks = Array.from({ length: 16 }, (_, index) => {
      const t = (index + 0.5) / 16;
      const px = x + x0 + (x1 - x0) * t;
      const py = y + y0 + (y1 - y0) * t;
      return [
        [px, py],
        [px, py + (index % 4 === 0 ? 15 : 8)],
      ] as const;
    });
    canvas.dabs(ticks, '#3a2c1c', { width: 2.4, cap: 'butt' });
    canvas.ellipse([x + x1 - 8, y + y1 + 14], 7, 7, '#8d8f8c');
  }
}

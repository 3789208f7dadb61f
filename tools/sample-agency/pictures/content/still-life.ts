import { Canvas } from '../drawing/canvas.ts';
import { type Colour, darken, lighten } from '../drawing/colour.ts';
import { drawCrown } from '../outdoors/foliage.ts';
import type { Random } from '../random.ts';
import { drawCalculator, drawCup, drawHand, drawPen } from './desk-objects.ts';
import type { ContentPictureOrder } from './order.ts';
import { drawKeys, drawPaper, drawRule } from './still-objects.ts';

/** A table by a window with things on it. Drawn on a field 800 high, as wide as the picture needs. */
function setTable(
  random: Random,
  width: number,
  height: number,
  wood: Colour,
  draw: (canvas: Canvas, wide: number) => void,
): Canvas {
  const canvas = new Canvas(width, height);
  const scale = height / 800;
  const wide = width / scale;
  canvas.group(`scale(${scale.toFixed(4)})`, () => {
    drawRoom(canvas, random, wide);
    drawTop(canvas, random, wide, wood);
    draw(canvas, wide);
    canvas.fill(
      [
        [0, 0],
        [wide, 0],
        [wide, 800],
        [0, 800],
      ],
      canvas.linear(
        [
          [0, '#ffe3a8', 0.16],
          [0.5, '#ffe3a8', 0],
          [1, '#2a2140', 0.18],
        ],
        [0, 0, 1, 0.4],
      ),
    );
  });
  return canvas;
}

function drawRoom(canvas: Canvas, random: Random, wide: number): void {
  canvas.fill(
    [
      [0, 0],
      [wide, 0],
      [wide, 320],
      [0, 320],
    ],
    canvas.linear(
      [
        [0, '#efe2ca'],
        [1, '#c9b594'],
      ],
      [0, 0, 1, 0],
    ),
  );
  const [x, w] = [wide * 0.06, Math.min(430, wide * 0.3)];
  canvas.fill(
    [
      [x - 18, 0],
      [x + w + 18, 0],
      [x + w + 18, 262],
      [x - 18, 262],
    ],
    '#faf5ea',
  );
  canvas.fill(
    [
      [x, 0],
      [x + w, 0],
      [x + w, 240],
      [x, 240],
    ],
    canvas.linear([
      [0, '#d3e2dc'],
      [0.6, '#f8e7c0'],
      [1, '#c9c07c'],
    ]),
  );
  for (let index = 0; index < 5; index++)
    drawCrown(
      canvas,
      random,
      {
        centre: [x + w * (0.1 + index * 0.2), 205 + random.range(-14, 14)],
        radiusX: w * 0.14,
        radiusY: 44,
        sun: -1,
        touches: 6,
      },
      ['#7d8f58', '#a5ac63', '#d9cd86'],
    );
  canvas.stroke(`M${Math.round(x + w / 2)} 0V240M${Math.round(x)} 96H${Math.round(x + w)}`, '#faf5ea', 14, 1, 'butt');
  canvas.fill(
    [
      [x - 34, 240],
      [x + w + 34, 240],
      [x + w + 34, 266],
      [x - 34, 266],
    ],
    '#fffaf0',
  );
  canvas.fill(
    [
      [wide * 0.62, 30],
      [wide * 0.62 + 190, 30],
      [wide * 0.62 + 190, 200],
      [wide * 0.62, 200],
    ],
    '#17362e',
  );
  canvas.fill(
    [
      [wide * 0.62 + 14, 44],
      [wide * 0.62 + 176, 44],
      [wide * 0.62 + 176, 186],
      [wide * 0.62 + 14, 186],
    ],
    '#f6efe0',
  );
  canvas.fill(
    [
      [wide * 0.62 + 34, 150],
      [wide * 0.62 + 95, 84],
      [wide * 0.62 + 156, 150],
    ],
    '#b4482b',
  );
  canvas.fill(
    [
      [wide * 0.62 + 52, 168],
      [wide * 0.62 + 138, 168],
      [wide * 0.62 + 138, 144],
      [wide * 0.62 + 52, 144],
    ],
    '#d9b26a',
  );
}

function drawTop(canvas: Canvas, random: Random, wide: number, wood: Colour): void {
  canvas.fill(
    [
      [0, 290],
      [wide, 290],
      [wide, 800],
      [0, 800],
    ],
    canvas.linear([
      [0, lighten(wood, 0.22)],
      [0.4, wood],
      [1, darken(wood, 0.22)],
    ]),
  );
  for (let board = 0; board <= 7; board++) {
    const y = 290 + (board / 7) ** 1.6 * 510;
    canvas.stroke(`M0 ${Math.round(y)}H${Math.round(wide)}`, darken(wood, 0.45), 3, 0.4);
    const grain = Array.from({ length: 9 }, () => {
      const x = random.range(-100, wide);
      const gy = y + random.range(8, 20 + board * 11);
      return [
        [x, gy],
        [x + random.range(120, 420), gy + random.range(-3, 3)],
      ] as const;
    });
    canvas.dabs(grain, random.chance(0.5) ? lighten(wood, 0.3) : darken(wood, 0.3), { width: 2.5, opacity: 0.25 });
  }
  // The window's light on the table, in panes.
  const x = wide * 0.06;
  for (const [dx, dy] of [
    [0, 0],
    [240, 0],
    [70, 190],
    [320, 190],
  ] as const)
    canvas.fill(
      [
        [x + 90 + dx, 330 + dy],
        [x + 310 + dx, 330 + dy],
        [x + 385 + dx, 500 + dy],
        [x + 155 + dx, 500 + dy],
      ],
      '#fff3cf',
      0.36,
    );
}

/** Keys with a folding rule and a plan, or a bunch of keys in a hand. */
export function drawHouseKeys(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const hand = (order.note ?? '').includes('hand');
  return setTable(random, width, height, '#b07d50', (canvas, wide) => {
    const middle = wide / 2;
    if (hand) {
      drawPaper(canvas, middle - 300, 430, 1.15, 'plan', -6);
      drawHand(canvas, middle + 330, 800, 1.25);
      drawKeys(canvas, middle + 120, 420, 1.5);
      return;
    }
    drawPaper(canvas, middle - 140, 350, 1.35, 'plan', -5);
    drawRule(canvas, middle - 330, 640);
    drawKeys(canvas, middle + 330, 560, 1.25);
    drawCup(canvas, middle + 560, 420);
  });
}

/** A desk with what the agent's fee is worked out on. */
export function drawDesk(random: Random, width: number, height: number): Canvas {
  return setTable(random, width, height, '#9a6a45', (canvas, wide) => {
    const middle = wide / 2;
    drawPaper(canvas, middle - 260, 350, 1.3, 'text', -4);
    drawCalculator(canvas, middle + 270, 500);
    drawPen(canvas, middle - 10, 640, -24);
    drawCup(canvas, middle + 250, 370);
  });
}

/** A hand that signs, a cover with a house beside it. */
export function drawSigning(random: Random, width: number, height: number): Canvas {
  return setTable(random, width, height, '#a9764b', (canvas, wide) => {
    const middle = wide / 2;
    drawPaper(canvas, middle - 420, 380, 1.1, 'cover', 7);
    drawPaper(canvas, middle - 60, 360, 1.35, 'text', -5);
    drawPen(canvas, middle + 128, 602, -52);
    drawHand(canvas, middle + 400, 810, 1.2);
  });
}

import { Canvas } from '../../drawing/canvas.ts';
import { darken, lighten, mix } from '../../drawing/colour.ts';
import { drawCrown } from '../../outdoors/foliage.ts';
import type { Random } from '../../random.ts';
import type { ContentPictureOrder } from '../order.ts';
import { drawClothes } from './portrait-clothes.ts';
import { drawBeard, drawFace, drawGlasses, drawNeck, drawSmile } from './portrait-face.ts';
import { drawHairBehind, drawHairFront } from './portrait-hair.ts';
import { LOOKS, type Look } from './portrait-looks.ts';

/** The look the note asks for by its words, or one by seed. */
function lookFor(order: ContentPictureOrder): Look {
  const note = (order.note ?? '').toLowerCase();
  const index = note.includes('grey')
    ? 0
    : note.includes('beard')
      ? 1
      : note.includes('curls')
        ? 2
        : note.includes('glasses')
          ? 3
          : order.seed % LOOKS.length;
  return LOOKS[index] as Look;
}

/** A member of the team, half-length, in the light of a window. Drawn on a field of 800×1000. */
export function drawPortrait(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const canvas = new Canvas(width, height);
  const look = lookFor(order);
  const scale = Math.max(width / 800, height / 1000);
  canvas.group(
    `translate(${((width - 800 * scale) / 2).toFixed(1)} ${(height - 1000 * scale).toFixed(1)}) scale(${scale.toFixed(4)})`,
    () => {
      drawRoom(canvas, random, look);
      drawHairBehind(canvas, look);
      drawNeck(canvas, look);
      drawClothes(canvas, look);
      drawFace(canvas, look);
      if (look.beard) drawBeard(canvas, look);
      drawSmile(canvas, look);
      drawHairFront(canvas, look);
      if (look.glasses) drawGlasses(canvas);
      // Warm light from the left over everything.
      canvas.fill(
        [
          [0, 0],
          [800, 0],
          [800, 1000],
          [0, 1000],
        ],
        canvas.linear(
          [
            [0, '#ffe3a8', 0.2],
            [0.5, '#ffe3a8', 0.02],
            [1, '#2a2140', 0.14],
          ],
          [0, 0, 1, 0.3],
        ),
      );
    },
  );
  return canvas;
}

function drawRoom(canvas: Canvas, random: Random, look: Look): void {
  canvas.fill(
    [
      [0, 0],
      [800, 0],
      [800, 1000],
      [0, 1000],
    ],
    canvas.linear(
      [
        [0, lighten(look.wall, 0.28)],
        [0.6, look.wall],
        [1, darken(look.wall, 0.18)],
      ],
      [0, 0, 1, 0.6],
    ),
  );
  const pane = canvas.linear([
    [0, '#cfe0dc'],
    [0.55, '#f6e6c2'],
    [0.6, '#b9b56c'],
    [1, '#8a9a55'],
  ]);
  canvas.path('M-40 640V150a130 130 0 0 1 260 0V640z', lighten(look.wall, 0.6));
  canvas.path('M-40 620V155a112 112 0 0 1 240 0V620z', pane);
  for (const [x, y, r] of [
    [20, 460, 70],
    [120, 480, 56],
    [185, 500, 40],
  ] as const)
    drawCrown(canvas, random, { centre: [x, y], radiusX: r, radiusY: r * 0.8, sun: -1, touches: 8 }, [
      '#6f8450',
      '#9aa35c',
      '#d3c67c',
    ]);
  canvas.stroke('M80 45V620M-40 330H200', lighten(look.wall, 0.7), 12, 1, 'butt');
  canvas.fill(
    [
      [-40, 620],
      [235, 620],
      [235, 648],
      [-40, 648],
    ],
    lighten(look.wall, 0.7),
  );
  canvas.fill(
    [
      [200, 150],
      [620, 420],
      [620, 1000],
      [200, 900],
    ],
    '#fff0c6',
    0.16,
  );
  canvas.fill(
    [
      [600, 120],
      [745, 120],
      [745, 330],
      [600, 330],
    ],
    darken(look.wall, 0.4),
  );
  canvas.fill(
    [
      [612, 132],
      [733, 132],
      [733, 318],
      [612, 318],
    ],
    '#f6efe0',
  );
  canvas.fill(
    [
      [632, 152],
      [713, 152],
      [713, 250],
      [632, 250],
    ],
    mix('#7ea6a6', '#f3d9a0', 0.4),
  );
  canvas.fill(
    [
      [632, 250],
      [713, 232],
      [713, 298],
      [632, 298],
    ],
    '#b4482b',
  );
  let leaves = '';
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = -1.1 + leaf * 0.27;
    const long = random.range(170, 240);
    const tip = [700 + Math.sin(angle) * long, 760 - Math.cos(angle) * long];
    const side = [Math.cos(angle) * 26, Math.sin(angle) * 26];
    const middle = [(700 + (tip[0] ?? 0)) / 2, (760 + (tip[1] ?? 0)) / 2 - 24];
    leaves += `M700 760Q${Math.round((middle[0] ?? 0) - (side[0] ?? 0))} ${Math.round((middle[1] ?? 0) - (side[1] ?? 0))} ${Math.round(tip[0] ?? 0)} ${Math.round(tip[1] ?? 0)}Q${Math.round((middle[0] ?? 0) + (side[0] ?? 0))} ${Math.round((middle[1] ?? 0) + (side[1] ?? 0))} 700 760z`;
  }
  canvas.path(leaves, '#3f6a50', 0.85);
  canvas.path('M636 750h128l-16 130h-96z', '#b9694a');
}

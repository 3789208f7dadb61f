import type { Canvas } from '../../drawing/canvas.ts';
import { darken, lighten, mix } from '../../drawing/colour.ts';
import type { Look } from './portrait-looks.ts';

/** Neck and the start of the shoulders, under the clothes. */
export function drawNeck(canvas: Canvas, { skin }: Look): void {
  const shade = mix(skin, '#a2543f', 0.32);
  const deep = mix(skin, '#7d3b33', 0.45);
  canvas.path('M336 470h128v104c6 34 40 50 70 62c-40 90 -228 90 -268 0c30 -12 64 -28 70 -62z', shade);
  canvas.path(
    'M336 500c20 40 56 54 88 48c18 -4 32 -14 40 -30v60c4 24 20 40 44 50c-100 30 -180 -20 -172 -128z',
    deep,
    0.35,
  );
}

/** Head and features; the head is centred on 400, 380. */
export function drawFace(canvas: Canvas, look: Look): void {
  const { skin } = look;
  const shade = mix(skin, '#a2543f', 0.32);
  const deep = mix(skin, '#7d3b33', 0.45);
  // Ears, then the head: forehead, temples, jaw and chin in one line.
  canvas.ellipse([274, 398], 20, 34, shade);
  canvas.ellipse([526, 398], 20, 34, mix(skin, deep, 0.6));
  canvas.path(
    'M400 228c82 0 128 56 128 140c0 34 -6 70 -22 104c-22 46 -62 84 -106 84s-84 -38 -106 -84c-16 -34 -22 -70 -22 -104c0 -84 46 -140 128 -140z',
    skin,
  );
  canvas.path(
    'M438 236c58 16 90 66 90 132c0 34 -6 70 -22 104c-22 46 -62 84 -106 84c50 -30 78 -80 84 -140c6 -66 -10 -130 -46 -180z',
    shade,
    0.42,
  );
  canvas.ellipse([328, 440], 34, 22, '#e07a5f', 0.2);
  canvas.ellipse([470, 440], 34, 22, '#c85f4c', 0.2);
  for (const x of [346, 452]) {
    canvas.path(`M${x - 27} 380q27 -24 54 0q-27 19 -54 0z`, '#fdf8f0');
    canvas.ellipse([x + 1, 379], 11.5, 12, mix(look.hair, '#3d2a20', 0.7));
    canvas.ellipse([x + 1, 379], 6, 6.5, '#1c1718');
    canvas.ellipse([x - 3, 374], 3, 3, '#ffffff');
    canvas.stroke(`M${x - 28} 380q28 -26 56 0`, darken(look.hair === '#b9b5b0' ? '#6d5d58' : look.hair, 0.3), 5);
    const brow = look.hair === '#b9b5b0' ? '#8b817c' : darken(look.hair, 0.18);
    canvas.stroke(
      x < 400 ? `M${x - 32} 346q26 -20 58 -4` : `M${x - 26} 342q32 -16 58 4`,
      brow,
      look.beard || look.glasses ? 10 : 7,
    );
    if (look.age > 0.3)
      canvas.stroke(
        x < 400 ? `M${x - 42} 398q-9 4 -13 13m10 -22q-10 0 -16 5` : `M${x + 42} 398q9 4 13 13m-10 -22q10 0 16 5`,
        shade,
        3,
        look.age * 0.8,
      );
  }
  canvas.stroke('M404 372c4 24 14 44 12 60q-4 14 -28 9', deep, 5, 0.6);
  canvas.stroke('M384 436q8 9 22 5', deep, 4, 0.5);
  canvas.path('M372 524q28 14 54 -1q-14 16 -28 16t-26 -15z', shade, 0.5);
  canvas.ellipse([332, 300], 40, 26, lighten(skin, 0.5), 0.35);
}

/** A smile that shows a little of the teeth. */
export function drawSmile(canvas: Canvas, look: Look): void {
  const deep = mix(look.skin, '#7d3b33', 0.45);
  canvas.path('M352 474q48 22 98 -2q-16 42 -50 42t-48 -40z', look.lips);
  canvas.path('M362 479q38 14 78 -1q-4 13 -8 15q-32 9 -62 0q-5 -5 -8 -14z', '#fffaf2');
  canvas.stroke('M346 470q54 26 108 -2', darken(look.lips, 0.3), 4);
  canvas.stroke('M342 462q-6 6 -4 16M458 460q7 6 5 16', deep, 4, 0.35 + look.age * 0.3);
}

/** A short full beard with a moustache. */
export function drawBeard(canvas: Canvas, look: Look): void {
  const colour = look.hair;
  canvas.path(
    'M278 400c10 30 18 44 34 52c22 -8 58 -12 88 -2c32 -10 66 -6 88 2c16 -8 24 -22 34 -52c4 40 -2 92 -24 130c-22 36 -60 62 -98 62s-76 -26 -98 -62c-22 -38 -28 -90 -24 -130z',
    colour,
  );
  canvas.path(
    'M330 466c20 -24 54 -28 70 -16c18 -12 52 -8 72 16c-22 8 -50 2 -72 6c-22 -4 -48 2 -70 -6z',
    darken(colour, 0.14),
  );
  canvas.path(
    'M440 588c40 -14 62 -52 72 -94c6 -28 8 -60 10 -94c4 40 -2 92 -24 130c-14 24 -34 46 -58 58z',
    darken(colour, 0.3),
    0.6,
  );
  canvas.stroke('M312 500l10 26M334 536l14 24M300 460l6 26M372 552l8 22', lighten(colour, 0.22), 4, 0.6);
}

/** Round glasses with a glint. */
export function drawGlasses(canvas: Canvas): void {
  for (const x of [345, 455]) {
    canvas.ellipse([x, 384], 45, 43, '#e9f1ee', 0.16);
    canvas.stroke(`M${x - 45} 384a45 43 0 1 0 90 0a45 43 0 1 0 -90 0`, '#3a2a26', 7);
    canvas.stroke(`M${x - 26} 360l14 -10m-20 24l26 -20`, '#ffffff', 4, 0.5);
  }
  canvas.stroke('M390 378q10 -9 20 0M300 378l-26 -6M500 378l26 -6', '#3a2a26', 7);
}

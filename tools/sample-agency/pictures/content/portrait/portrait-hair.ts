import type { Point } from '../../drawing/camera.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { darken, lighten } from '../../drawing/colour.ts';
import { createRandom } from '../../random.ts';
import type { Look } from './portrait-looks.ts';

/** What of the hair lies behind the neck and shoulders. */
export function drawHairBehind(canvas: Canvas, { hair, cut }: Look): void {
  if (cut === 'curls') {
    canvas.ellipse([402, 430], 140, 215, darken(hair, 0.25));
    curls(
      canvas,
      hair,
      [
        [270, 330],
        [250, 400],
        [240, 470],
        [246, 540],
        [266, 606],
        [530, 330],
        [552, 400],
        [562, 470],
        [556, 540],
        [536, 606],
        [300, 640],
        [500, 640],
        [320, 270],
        [480, 270],
        [400, 230],
      ],
      74,
    );
  } else if (cut === 'short') {
    canvas.path(
      'M400 196c104 0 160 70 156 170c-2 50 -14 92 -34 112l-40 -20h-164l-40 20c-20 -20 -32 -62 -34 -112c-4 -100 52 -170 156 -170z',
      darken(hair, 0.22),
    );
  } else if (cut === 'bob') {
    canvas.path(
      'M400 190c110 0 168 74 166 190v130c-60 30 -100 10 -100 10h-132s-40 20 -100 -10V380c-2 -116 56 -190 166 -190z',
      darken(hair, 0.2),
    );
  }
}

/** Hair over the forehead and temples. */
export function drawHairFront(canvas: Canvas, { hair, cut }: Look): void {
  const light = lighten(hair, 0.3);
  switch (cut) {
    case 'short':
      canvas.path(
        'M262 400c-18 -122 40 -206 140 -206c106 0 164 84 140 206c-6 -34 -14 -64 -30 -86c-44 -6 -90 -24 -122 -58c-24 44 -62 74 -104 86c-12 18 -20 34 -24 58z',
        hair,
      );
      canvas.path('M282 330c8 -70 56 -116 122 -122c-50 22 -84 62 -98 116c-8 4 -16 6 -24 6z', light, 0.6);
      canvas.stroke(
        'M396 212c34 2 78 26 100 66M420 206c40 8 74 34 92 74M376 236c-20 30 -44 50 -74 66',
        lighten(hair, 0.4),
        5,
        0.5,
      );
      break;
    case 'crop':
      canvas.path(
        'M264 386c-20 -108 22 -200 128 -204c30 -14 104 -2 132 40c26 40 24 108 14 164c-6 -20 -12 -40 -22 -56c-6 -26 -10 -44 -22 -60c-56 16 -124 12 -176 -10c-22 20 -32 48 -34 76c-10 14 -16 30 -20 50z',
        hair,
      );
      canvas.path(
        'M288 286c12 -50 50 -84 108 -90c44 -4 84 6 108 34c-44 -14 -86 -14 -122 -2c-36 10 -66 30 -94 58z',
        light,
        0.55,
      );
      canvas.stroke('M330 244c24 -26 60 -38 98 -36M360 260c30 -20 70 -26 110 -18', lighten(hair, 0.4), 5, 0.4);
      break;
    case 'curls':
      curls(
        canvas,
        hair,
        [
          [292, 300],
          [318, 254],
          [362, 224],
          [410, 214],
          [458, 228],
          [496, 262],
          [514, 312],
          [276, 356],
          [530, 366],
        ],
        44,
      );
      break;
    case 'bob':
      canvas.path(
        'M258 470c-26 -150 20 -280 142 -280s168 130 142 280c-10 -60 -22 -110 -44 -150c-60 0 -120 -20 -150 -60c-30 60 -70 130 -90 210z',
        hair,
      );
      canvas.path('M290 330c10 -70 50 -110 104 -118c-40 30 -74 70 -92 124z', light, 0.5);
      break;
  }
}

/** Locks as overlapping round touches with highlights. */
function curls(canvas: Canvas, hair: string, spots: readonly Point[], size: number): void {
  const random = createRandom(`curls${size}`);
  const touch = (spread: number): [Point, Point][] =>
    spots.map(([x, y]) => {
      const at: Point = [Math.round(x + random.range(-spread, spread)), Math.round(y + random.range(-spread, spread))];
      return [at, [at[0] + 1, at[1]]];
    });
  canvas.dabs(touch(4), darken(hair, 0.25), { width: size * 1.25 });
  canvas.dabs(touch(8), hair, { width: size });
  let swirl = '';
  for (const [x, y] of spots) {
    for (let lock = 0; lock < 3; lock++) {
      const r = size * random.range(0.16, 0.34);
      swirl += `M${Math.round(x + random.range(-0.4, 0.4) * size)} ${Math.round(y + random.range(-0.4, 0.4) * size)}q${Math.round(r)} ${Math.round(-r)} ${Math.round(r * 1.3)} ${Math.round(r * 0.5)}t${Math.round(-r * 0.4)} ${Math.round(r)}`;
    }
  }
  canvas.stroke(swirl, lighten(hair, 0.25), 4.5, 0.55);
}

import type { Canvas } from '../../drawing/canvas.ts';
import { darken, lighten } from '../../drawing/colour.ts';
import type { Look } from './portrait-looks.ts';

const TORSO =
  'M400 1010H84c0 -140 10 -240 60 -296c44 -48 130 -66 196 -96c16 30 38 44 60 44s44 -14 60 -44c66 30 152 48 196 96c50 56 60 156 60 296z';

/** Shoulders and chest in the clothes of the look. */
export function drawClothes(canvas: Canvas, { clothes, cloth, skin }: Look): void {
  const shade = darken(cloth, 0.3);
  const light = lighten(cloth, 0.16);
  canvas.path(
    TORSO,
    canvas.linear(
      [
        [0, light],
        [0.5, cloth],
        [1, shade],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  switch (clothes) {
    case 'jacket':
      canvas.path(
        'M340 618c-8 60 10 150 60 260c50 -110 68 -200 60 -260c-16 30 -38 44 -60 44s-44 -14 -60 -44z',
        '#f3ead9',
      );
      canvas.path(
        'M340 618c16 40 38 60 60 62c22 -2 44 -22 60 -62l14 10c-10 50 -40 86 -74 92c-34 -6 -64 -42 -74 -92z',
        skin,
      );
      canvas.path('M330 622l-64 40l30 76l-26 22l120 190l10 -72c-44 -92 -66 -180 -60 -250z', light);
      canvas.path('M470 622l64 40l-30 76l26 22l-120 190l-10 -72c44 -92 66 -180 60 -250z', shade);
      canvas.stroke('M362 668q38 60 76 0', '#d9b45a', 4);
      canvas.ellipse([400, 706], 7, 9, '#d9b45a');
      break;
    case 'shirt':
      canvas.path('M352 640l48 70l48 -70l12 70l-60 50l-60 -50z', skin);
      canvas.path('M338 616l-34 22l44 104l52 -62c-30 -6 -50 -32 -62 -64z', '#ffffff');
      canvas.path('M462 616l34 22l-44 104l-52 -62c30 -6 50 -32 62 -64z', '#d5dee2');
      canvas.stroke('M400 690V1000', '#c3ced3', 4);
      canvas.dabs(
        [760, 840, 920].map(
          (y) =>
            [
              [412, y],
              [413, y],
            ] as const,
        ),
        '#9fb0b7',
        { width: 11 },
      );
      canvas.stroke('M214 760c24 70 26 150 20 240M588 760c-24 70 -26 150 -20 240', '#c3ced3', 6, 0.7);
      break;
    case 'blouse':
      canvas.path('M336 618c4 70 30 126 64 156c34 -30 60 -86 64 -156c-16 34 -38 48 -64 48s-48 -14 -64 -48z', skin);
      canvas.path('M336 616l-26 16c6 80 44 140 90 172l0 -28c-34 -30 -60 -90 -64 -160z', light);
      canvas.path('M464 616l26 16c-6 80 -44 140 -90 172l0 -28c34 -30 60 -90 64 -160z', shade);
      canvas.stroke(
        'M400 800v200M250 720c10 90 14 180 4 280M552 720c-10 90 -14 180 -4 280M320 820c6 60 8 120 2 180',
        shade,
        5,
        0.5,
      );
      canvas.stroke('M350 652q50 74 100 0', '#e6c878', 4);
      break;
    case 'jumper':
      canvas.path(
        'M344 614c6 40 26 60 56 62c30 -2 50 -22 56 -62l26 12c-4 54 -38 88 -82 92c-44 -4 -78 -38 -82 -92z',
        light,
      );
      canvas.path('M352 610l-22 12l42 62l28 -28l28 28l42 -62l-22 -12l-48 36z', '#f4efe6');
      canvas.stroke(
        'M330 656l6 -16m12 34l8 -16m14 28l8 -17m18 21l2 -18m24 12l-6 -17m26 4l-10 -16m24 -4l-10 -14',
        shade,
        4,
        0.7,
      );
      canvas.stroke('M216 780c20 70 22 140 16 230M584 780c-20 70 -22 140 -16 230', shade, 7, 0.6);
      break;
  }
}

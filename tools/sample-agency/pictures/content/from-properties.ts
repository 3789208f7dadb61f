import { type Dossier, openDossier } from '../dossier.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawFacade } from '../exteriors/facade-scene.ts';
import { drawStreet } from '../exteriors/street-scene.ts';
import { drawEmpty, drawStairs } from '../interiors/hallway.ts';
import { drawLiving } from '../interiors/living.ts';
import { createLight } from '../light.ts';
import { WALLS } from '../materials.ts';
import { createRandom, type Random } from '../random.ts';
import type { PictureOrder } from '../scene.ts';
import { SEASONS } from '../season.ts';
import { drawCrane } from './building-site.ts';
import { crop } from './crop.ts';
import type { ContentPictureOrder } from './order.ts';
import { drawPerson } from './people.ts';

/** A dossier for a picture that belongs to no property, with its light chosen. */
function dossierFor(
  order: ContentPictureOrder,
  building: PictureOrder['building'],
  year: number,
  changes: Partial<Dossier> = {},
): Dossier {
  const dossier = openDossier({
    id: order.id,
    propertyId: order.seed,
    kind: 'facade',
    building,
    year,
    seed: order.seed,
  });
  return { ...dossier, light: createLight('golden', -1), season: SEASONS.summer, side: 1, mirrored: false, ...changes };
}

const AGENT = { skin: '#e9b893', hair: '#4a3428', longHair: true, top: '#1f4438', legs: '#2c2f38' } as const;
const CLIENT = { skin: '#f0c8a8', hair: '#8a5c3a', longHair: false, top: '#b4482b', legs: '#41506b' } as const;
const OTHER = { skin: '#c98d66', hair: '#2f2420', longHair: false, top: '#d8a24a', legs: '#4a4038' } as const;

/** A well-kept town house; somebody with a notebook on the pavement. */
export function drawTownFacade(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const canvas = drawFacade(dossierFor(order, 'terraced', 1932, { wall: WALLS.redBrick }), random);
  if ((order.note ?? '').includes('agent'))
    drawPerson(canvas, {
      ...AGENT,
      x: 430,
      y: 1052,
      height: 232,
      facing: 1,
      hands: [
        [0.14, 0.62],
        [0.17, 0.63],
      ],
    });
  return crop(canvas, width, height, { y: 0.85 });
}

/** Two people shaking hands before a brick house. */
export function drawHandshake(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const canvas = drawFacade(dossierFor(order, 'mansion', 1890, { wall: WALLS.redBrick, side: -1 }), random);
  drawPerson(canvas, {
    ...AGENT,
    x: 1010,
    y: 1075,
    height: 360,
    facing: 1,
    hands: [
      [0.2, 0.56],
      [0.08, 0.48],
    ],
  });
  drawPerson(canvas, {
    ...CLIENT,
    x: 1150,
    y: 1075,
    height: 385,
    facing: -1,
    hands: [
      [0.185, 0.53],
      [0.06, 0.46],
    ],
  });
  return crop(canvas, width, height, { x: 0.8, y: 0.96, zoom: 1.25 });
}

/** The agency's green shop front on the square. */
export function drawOfficeFront(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const dossier = dossierFor(order, 'shop', 1905, {
    wall: WALLS.pinkBrick,
    light: createLight('morning', -1),
    door: '#17362e',
  });
  const canvas = drawFacade({ ...dossier, shopColours: ['#17362e', '#b4482b'] }, random);
  return crop(canvas, width, height, { x: 0.5, y: 0.9, zoom: 1.35 });
}

/** A new building nearly finished, a crane behind it. */
export function drawBuildingSite(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const dossier = dossierFor(order, 'new-apartment', 2024, { side: -1 });
  const canvas = drawFacade(dossier, random, (stage) => drawCrane(stage));
  return crop(canvas, width, height, { y: 0.62 });
}

/** A tall hall with stairs, or an empty room. */
export function drawInteriorContent(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const dossier = dossierFor(order, 'mansion', 1890);
  const hall = (order.note ?? '').includes('hall');
  return crop(hall ? drawStairs(dossier, random) : drawEmpty(dossier, random), width, height, { y: 0.6 });
}

/** A camera on a tripod in a bright living room. */
export function drawCameraScene(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const canvas = drawLiving(dossierFor(order, 'detached', 2016), random);
  const x = 1120;
  canvas.ellipse([x, 1120], 190, 22, '#2f2740', 0.25);
  canvas.stroke(`M${x} 640L${x - 170} 1120M${x} 640L${x + 20} 1130M${x} 640L${x + 180} 1100`, '#2b2d30', 15);
  canvas.stroke(`M${x} 640L${x - 170} 1120`, '#5d6063', 5);
  canvas.fill(
    [
      [x - 26, 560],
      [x + 26, 560],
      [x + 20, 660],
      [x - 20, 660],
    ],
    '#3a3d40',
  );
  canvas.path(
    `M${x - 130} 430q0 -22 22 -22h50l22 -34h92l22 34h40q22 0 22 22v120q0 22 -22 22h-226q-22 0 -22 -22z`,
    canvas.linear([
      [0, '#4b4e52'],
      [1, '#232528'],
    ]),
  );
  canvas.ellipse([x + 4, 488], 72, 72, '#17191b');
  canvas.ellipse(
    [x + 4, 488],
    54,
    54,
    canvas.radial([
      [0, '#5f7f8c'],
      [0.6, '#2c3f49'],
      [1, '#12181c'],
    ]),
  );
  canvas.ellipse([x - 16, 468], 15, 15, '#e8f3f4', 0.75);
  canvas.ellipse([x - 92, 420], 12, 6, '#b4482b');
  return crop(canvas, width, height, { y: 0.75 });
}

/** An agent lets a couple in. */
export function drawViewing(random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  const dossier = dossierFor(order, 'mansion', 1905);
  const canvas = drawStairs(dossier, random);
  drawPerson(canvas, {
    ...CLIENT,
    x: 640,
    y: 905,
    height: 400,
    facing: 1,
    hands: [
      [0.08, 0.46],
      [0.06, 0.46],
    ],
  });
  drawPerson(canvas, {
    ...OTHER,
    x: 760,
    y: 895,
    height: 385,
    facing: 1,
    longHair: true,
    hands: [
      [0.1, 0.5],
      [0.08, 0.46],
    ],
  });
  drawPerson(canvas, {
    ...AGENT,
    x: 930,
    y: 955,
    height: 450,
    facing: -1,
    hands: [
      [0.24, 0.66],
      [0.12, 0.5],
    ],
  });
  return crop(canvas, width, height, { y: 0.75 });
}

/** A village street with its church. */
export function drawVillageStreet(_random: Random, width: number, height: number, order: ContentPictureOrder): Canvas {
  return crop(
    drawStreet(
      dossierFor(order, 'terraced', 1890, { light: createLight('morning', -1) }),
      createRandom(`village${order.seed}`),
    ),
    width,
    height,
    { y: 0.5 },
  );
}

import type { Dossier } from './dossier.ts';
import { openDossier } from './dossier.ts';
import type { Canvas } from './drawing/canvas.ts';
import { drawFacade } from './exteriors/facade-scene.ts';
import { drawGarden, drawRear } from './exteriors/garden-scenes.ts';
import { drawLand } from './exteriors/land-scene.ts';
import { drawStreet } from './exteriors/street-scene.ts';
import { drawTerrace } from './exteriors/terrace-scene.ts';
import { drawBathroom } from './interiors/bathroom.ts';
import { drawBedroom } from './interiors/bedroom.ts';
import { drawGarageInterior } from './interiors/garage-interior.ts';
import { drawHall } from './interiors/hall.ts';
import { drawEmpty, drawStairs } from './interiors/hallway.ts';
import { drawKitchen } from './interiors/kitchen.ts';
import { drawLiving } from './interiors/living.ts';
import { drawOffice } from './interiors/office.ts';
import { drawPlan } from './interiors/plan.ts';
import { drawShopInterior } from './interiors/shop-interior.ts';
import { createRandom, type Random } from './random.ts';
import type { PictureOrder } from './scene.ts';

/** A finished drawing. */
export interface Drawing {
  svg: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Average colour `#rrggbb`, for the placeholder while the picture loads. */
  color: string;
}

type Painter = (dossier: Dossier, random: Random, order: PictureOrder) => Canvas;

const PAINTERS: Record<PictureOrder['kind'], Painter> = {
  facade: (dossier, random) => (dossier.building === 'land' ? drawLand(dossier, random) : drawFacade(dossier, random)),
  rear: (dossier, random) => (dossier.building === 'land' ? drawLand(dossier, random) : drawRear(dossier, random)),
  garden: drawGarden,
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  terrace: drawTerrace,
  office: drawOffice,
  shop: drawShopInterior,
  warehouse: drawHall,
  land: drawLand,
  garage: drawGarageInterior,
  stairs: drawStairs,
  plan: drawPlan,
  street: drawStreet,
  'interior-empty': drawEmpty,
};

/**
 * Draws one picture. The same order always gives the same SVG; all pictures of a property show the same building,
 * materials, hour and taste. Example: `drawPicture({ id: 'p4321-1', propertyId: 4321, kind: 'facade', building: 'terraced', year: 1932, seed: 7 })`.
 */
export function drawPicture(order: PictureOrder): Drawing {
  const canvas = PAINTERS[order.kind](
    openDossier(order),
    createRandom(`${order.id}/${order.kind}/${order.seed}`),
    order,
  );
  return { svg: canvas.toSvg(), width: canvas.width, height: canvas.height, color: canvas.average() };
}

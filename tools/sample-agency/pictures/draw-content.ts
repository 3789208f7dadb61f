import { drawCastlePond } from './content/castle-pond.ts';
import { drawCountryside } from './content/country.ts';
import {
  drawBuildingSite,
  drawCameraScene,
  drawHandshake,
  drawInteriorContent,
  drawOfficeFront,
  drawTownFacade,
  drawViewing,
  drawVillageStreet,
} from './content/from-properties.ts';
import type { ContentPictureOrder } from './content/order.ts';
import { drawTownPanorama } from './content/panorama/panorama.ts';
import { drawPark } from './content/park.ts';
import { drawPortrait } from './content/portrait/portrait.ts';
import { drawDesk, drawHouseKeys, drawSigning } from './content/still-life.ts';
import { drawTownRiver } from './content/town-river.ts';
import { drawTownSquare } from './content/town-square.ts';
import type { Drawing } from './draw-picture.ts';
import type { Canvas } from './drawing/canvas.ts';
import { createRandom, type Random } from './random.ts';

export type { ContentPictureOrder } from './content/order.ts';

type ContentPainter = (random: Random, width: number, height: number, order: ContentPictureOrder) => Canvas;

const PAINTERS: Record<string, ContentPainter> = {
  'town-panorama': drawTownPanorama,
  'agent-portrait': drawPortrait,
  handshake: drawHandshake,
  'office-front': drawOfficeFront,
  'house-keys': drawHouseKeys,
  'building-site': drawBuildingSite,
  countryside: drawCountryside,
  interior: drawInteriorContent,
  facade: drawTownFacade,
  camera: drawCameraScene,
  viewing: drawViewing,
  desk: drawDesk,
  signing: drawSigning,
  'town-square': drawTownSquare,
  'town-river': drawTownRiver,
  park: drawPark,
  village: drawVillageStreet,
  'castle-pond': drawCastlePond,
};

/** Every kind of content picture there is. */
export const CONTENT_KINDS: readonly string[] = Object.keys(PAINTERS);

/**
 * Draws a picture of the content folder, at the size it asks for. An unknown kind becomes a landscape, so
 * that an editor's typing error never leaves a hole in a page. Example:
 * `drawContentPicture({ id: 'content-banner-home', kind: 'town-panorama', seed: 11, width: 1920, height: 1080 })`.
 */
export function drawContentPicture(order: ContentPictureOrder): Drawing {
  const paint = PAINTERS[order.kind] ?? drawCountryside;
  const canvas = paint(createRandom(`${order.kind}/${order.seed}`), order.width ?? 1600, order.height ?? 1200, order);
  return { svg: canvas.toSvg(), width: canvas.width, height: canvas.height, color: canvas.average() };
}

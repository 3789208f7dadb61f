import { Camera } from '../../drawing/camera.ts';
import { Canvas } from '../../drawing/canvas.ts';
import { createLight, type Light } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawBanks } from './panorama-banks.ts';
import { drawForeground, drawMeadow } from './panorama-meadow.ts';
import { drawRiver } from './panorama-river.ts';
import { drawEveningSky, drawFarHills } from './panorama-sky.ts';
import { drawTown } from './panorama-town.ts';
import type { View } from './panorama-view.ts';

/** The old town from the river meadows in evening light: calm sky and hills to the left, the town to the right. */
export function drawTownPanorama(random: Random, width: number, height: number): Canvas {
  const canvas = new Canvas(width, height);
  const light: Light = { ...createLight('golden', -1), haze: '#efcfa6', glow: '#ffdf9e' };
  const camera = new Camera({ width, height, eye: [0, 2, 0], horizon: 0.6 });
  const view: View = {
    stage: { canvas, camera, light, random },
    width,
    height,
    unit: height / 1080,
    horizon: height * 0.6,
  };
  drawEveningSky(view);
  drawFarHills(view);
  drawTown(view);
  drawMeadow(view);
  drawRiver(view);
  drawBanks(view);
  drawForeground(view);
  return canvas;
}

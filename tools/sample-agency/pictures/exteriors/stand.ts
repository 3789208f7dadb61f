import { Camera } from '../drawing/camera.ts';
import type { Building } from '../facade/mass.ts';

/** From where a building is looked at. */
export interface View {
  /** 0 straight on; towards 1 from the corner. */
  angle: number;
  side: -1 | 1;
  /** Share of the picture's width the building may take. */
  fill: number;
  eye?: number;
  horizon?: number;
}

/** Width of every picture of a property, pixels. */
export const WIDTH = 1600;
/** Height of every picture of a property, pixels. */
export const HEIGHT = 1200;

/** Puts the spectator where the whole building fits, at the angle asked for. */
export function standBefore(building: Building, view: View): Camera {
  const { width, depth, height } = building;
  const focal = 0.95;
  const apparent = width * Math.cos(view.angle) + depth * Math.sin(view.angle) * 0.8;
  const byWidth = (apparent * focal) / view.fill;
  const horizon = view.horizon ?? 0.68;
  const byHeight = ((height + 1) * focal * (WIDTH / HEIGHT)) / (horizon * 0.9);
  const distance = Math.max(byWidth, byHeight) + (depth * Math.sin(view.angle)) / 3;
  const middle = width / 2;
  return new Camera({
    width: WIDTH,
    height: HEIGHT,
    eye: [middle + view.side * Math.sin(view.angle) * distance, view.eye ?? 1.75, -Math.cos(view.angle) * distance],
    yaw: -view.side * view.angle * 0.9,
    focal,
    horizon,
    centre: 0.5 + view.side * view.angle * 0.04,
  });
}

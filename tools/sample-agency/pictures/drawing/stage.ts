import type { Light } from '../light.ts';
import type { Random } from '../random.ts';
import type { Camera, Spot } from './camera.ts';
import type { Canvas } from './canvas.ts';

/** What every drawing function needs: where to draw, from where it is seen, in which light. */
export interface Stage {
  canvas: Canvas;
  camera: Camera;
  light: Light;
  random: Random;
  /** What stands beside the subject: windows and doors without their finer parts. */
  plain?: boolean;
}

/** A group of things moved and turned as one: `turn` in radians about the vertical, seen from above counter-clockwise. */
export interface Frame {
  x: number;
  z: number;
  turn: number;
}

/** The frame that moves nothing. */
export const HERE: Frame = { x: 0, z: 0, turn: 0 };

/** A spot of the frame in the world. */
export function place(frame: Frame, [x, y, z]: Spot): Spot {
  if (frame.turn === 0) return [x + frame.x, y, z + frame.z];
  const cos = Math.cos(frame.turn);
  const sin = Math.sin(frame.turn);
  return [frame.x + x * cos - z * sin, y, frame.z + x * sin + z * cos];
}

/** A direction of the frame in the world. */
export function turned(frame: Frame, direction: Spot): Spot {
  return place({ x: 0, z: 0, turn: frame.turn }, direction);
}

import type { Dossier } from '../dossier.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Surface } from '../drawing/surface.ts';
import type { Random } from '../random.ts';
import type { Style } from './style.ts';

/** An empty room with its walls as surfaces, ready to be furnished. */
export interface Room {
  stage: Stage;
  dossier: Dossier;
  style: Style;
  random: Random;
  width: number;
  depth: number;
  height: number;
  back: Surface;
  left: Surface;
  right: Surface;
  floor: Surface;
  ceiling: Surface;
  /** The wall that daylight comes through, and its sign: -1 left, 1 right. */
  windowWall: Surface;
  windowSign: -1 | 1;
}

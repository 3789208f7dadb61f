import type { Stage } from '../../drawing/stage.ts';
import { SEASONS } from '../../season.ts';

/** What the parts of the panorama share: the picture's size and one unit, 1 at a height of 1080. */
export interface View {
  stage: Stage;
  width: number;
  height: number;
  unit: number;
  horizon: number;
}

/** The panorama is a summer evening. */
export const SEASON = SEASONS.summer;

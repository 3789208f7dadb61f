import { bandName } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import type { Drawing } from './drawing.ts';
import { textPath } from './outlines.ts';

const WIDTH = 240;
const HEIGHT = 120;
/** Where the tip of the arrow begins. */
const SHOULDER = 184;

/**
 * The label of an energy certificate: an arrow in the official colour, with its letter. 240 × 120 pixels, on a transparent
 * background.
 */
export const energyLabelDrawing = (band: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${energyArrow(band)}</svg>`,
});

/** The arrow alone, at the origin. */
export function energyArrow(band: string): string {
  const { ground, ink } = energyColors(band);
  const letter = textPath({
    text: bandName(band),
    x: SHOULDER / 2 + 8,
    y: 87,
    size: 78,
    weight: 'bold',
    color: ink,
    anchor: 'middle',
  });
  return `<path d="M12 4H${SHOULDER}L${WIDTH - 4} 60 ${SHOULDER} 116H12a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z" fill="${ground}"/>${letter}`;
}

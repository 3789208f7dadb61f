import { MARK } from '../../site/index.ts';
import type { Brochure } from './brochure.ts';
import { decorate, type Pdf } from './page.ts';
import { writeLine } from './write-line.ts';

/** Whose paper it is, on the agency's dark colour: its logo, or the mark and its name. `size` 1 is 36 points high. */
export function drawAgency(
  pdf: Pdf,
  { agency, palette: { primaryInk }, logo }: Pick<Brochure, 'agency' | 'palette' | 'logo'>,
  { x, y, width, size = 1 }: { x: number; y: number; width: number; size?: number },
): void {
  if (logo) {
    const box = { fit: [width, 36 * size] as [number, number], valign: 'center' as const };
    pdf.addStructure(pdf.struct('Figure', { alt: agency.name }, () => void pdf.image(logo, x, y, box)));
    return;
  }
  decorate(pdf, () => {
    pdf
      .save()
      .translate(x - 4 * size, y + 3 * size)
      .scale(0.86 * size)
      .path(MARK)
      .fill(primaryInk)
      .restore();
  });
  const name = { x: x + 34 * size, y: y + 8 * size, width: width - 34 * size, size: 18 * size, least: 12 };
  writeLine(pdf, agency.name, { ...name, weight: 'display', color: primaryInk });
}

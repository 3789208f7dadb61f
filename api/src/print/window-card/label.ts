import { bandName, energyBands } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import type { BrochureEnergy } from '../brochure/brochure.ts';
import { decorate, MUTED, type Pdf, write } from '../brochure/page.ts';

const LETTER = { width: 112, height: 62, size: 42 };
/** The scale of the region: one block for each band, the home's own higher. */
const SCALE = { height: 9, own: 15 };

/** The energy label in its colour, on its scale, with the figures that an advertisement states. */
export function drawLabel(
  pdf: Pdf,
  { label, certificate, figures }: BrochureEnergy,
  { x, y: top, width }: { x: number; y: number; width: number },
): void {
  const y = top + write(pdf, certificate, { x, y: top, width, size: 11, color: MUTED }) + 4;
  drawLetter(pdf, label.band, x, y);
  drawScale(pdf, label, { x, y: y + LETTER.height + 10 + SCALE.own, width: LETTER.width });
  let line = y;
  for (const figure of figures.slice(0, LINES))
    line += drawFigure(pdf, figure, { x: x + LETTER.width + 20, y: line, width: width - LETTER.width - 20 });
}

/** Class, specific and total consumption, number: Wallonia wants all four. */
const LINES = 4;

function drawLetter(pdf: Pdf, band: string, x: number, y: number): void {
  const { ground, ink } = energyColors(band);
  const { width, height, size } = LETTER;
  const point = height / 2;
  decorate(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width - point, y)
      .lineTo(x + width, y + point);
    pdf
      .lineTo(x + width - point, y + height)
      .lineTo(x, y + height)
      .fill(ground);
  });
  const letter = { width: width - point, size, weight: 'bold', color: ink, align: 'center', tag: 'Span' } as const;
  write(pdf, bandName(band), { ...letter, x, y: y + (height - size * 1.2) / 2 });
}

function drawScale(
  pdf: Pdf,
  { band: own, region }: BrochureEnergy['label'],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const bands = energyBands(region);
  const each = width / bands.length;
  decorate(pdf, () => {
    for (const [index, { band }] of bands.entries()) {
      const height = band === own ? SCALE.own : SCALE.height;
      pdf.rect(x + index * each, y - height, each - 0.8, height).fill(energyColors(band).ground);
    }
  });
}

function drawFigure(
  pdf: Pdf,
  { label, value }: { label: string; value: string },
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const style = { x, width, tag: 'Span' } as const;
  const above = write(pdf, label, { ...style, y, size: 9, color: MUTED, height: 11 });
  return above + write(pdf, value, { ...style, y: y + above, size: 12, weight: 'bold', height: 15 }) + 2;
}

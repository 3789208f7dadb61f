import { bandName, energyBands } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import type { BrochureEnergy } from './brochure.ts';
import { decorate, heightOf, INK, MUTED, type Pdf, underline, write } from './page.ts';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Width of the best band, and how much wider the worst one is. Shares of the column. */
const BEST = 0.18;
const GROWTH = 0.42;

/** The certificate: its scale with the home's arrow on its band, its figures, and a duty to renovate. Returns the y position below. */
export function drawEnergy(pdf: Pdf, energy: BrochureEnergy, { x, y: top, width }: Place): number {
  let y = top + write(pdf, energy.certificate, { x, y: top, width, size: 9, color: MUTED }) + 5;
  const bands = energyBands(energy.label.region);
  const height = bands.length > 10 ? 10 : 16;
  bands.forEach(({ band }, index) => {
    const length = width * (BEST + (GROWTH * index) / (bands.length - 1));
    drawBand(pdf, band, { x, y, length, height });
    if (band === energy.label.band) drawArrow(pdf, band, { x: x + length + height / 2 + 4, y, height });
    y += height;
  });
  y += 6;
  for (const { label, value } of energy.figures) y = drawFigure(pdf, label, value, { x, y, width });
  return energy.notice ? drawNotice(pdf, energy.notice, { x, y: y + 6, width }) : y;
}

interface Bar {
  x: number;
  y: number;
  length: number;
  height: number;
}

/** A bar with a pointed end. */
function drawBand(pdf: Pdf, band: string, { x, y, length, height }: Bar): void {
  const { ground, ink } = energyColors(band);
  const bottom = y + height - 1.5;
  const point = (height - 1.5) / 2;
  decorate(pdf, () => {
    pdf.moveTo(x, y).lineTo(x + length, y);
    pdf.lineTo(x + length + point, y + point).lineTo(x + length, bottom);
    pdf.lineTo(x, bottom).fill(ground);
  });
  const size = Math.min(9.5, height - 2.5);
  const letter = { size, weight: 'bold', color: ink, tag: 'Span' } as const;
  write(pdf, bandName(band), { ...letter, x: x + 5, y: y + (height - 1.5 - size * 1.2) / 2, width: 40 });
}

/** Points at the band of the home, like the arrow of the certificate. */
function drawArrow(pdf: Pdf, band: string, { x, y, height }: Omit<Bar, 'length'>): void {
  const half = 9;
  const middle = y + (height - 1.5) / 2;
  decorate(pdf, () => {
    pdf.moveTo(x, middle).lineTo(x + half, middle - half);
    pdf.lineTo(x + 58, middle - half).lineTo(x + 58, middle + half);
    pdf.lineTo(x + half, middle + half).fill(INK);
  });
  const letter = { size: 11, weight: 'bold', color: '#ffffff', align: 'center', tag: 'Span' } as const;
  write(pdf, bandName(band), { ...letter, x: x + half, y: middle - 7, width: 46 });
}

function drawFigure(pdf: Pdf, label: string, value: string, { x, y, width }: Place): number {
  const half = width / 2;
  const line = { y, size: 9.5, tag: 'Span' } as const;
  const height = Math.max(
    write(pdf, label, { ...line, x, width: half, color: MUTED }),
    write(pdf, value, { ...line, x: x + half, width: half, weight: 'bold', align: 'right' }),
  );
  underline(pdf, { x, y: y + height + 1, width });
  return y + height + 3;
}

function drawNotice(pdf: Pdf, { title, text }: { title: string; text: string }, { x, y, width }: Place): number {
  const body = { width: width - 20, size: 9, lineGap: 1 };
  const height = heightOf(pdf, title, { ...body, weight: 'bold' }) + heightOf(pdf, text, body) + 18;
  decorate(pdf, () => pdf.roundedRect(x, y, width, height, 6).fill(NOTICE));
  const below = y + 8 + write(pdf, title, { ...body, x: x + 10, y: y + 8, weight: 'bold' }) + 2;
  write(pdf, text, { ...body, x: x + 10, y: below });
  return y + height;
}

const NOTICE = '#fbf1e3';

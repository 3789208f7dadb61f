import type { PropertyRecord } from '../feed/records/record.ts';
import { decorate, LINE, MUTED, type Pdf, SHEET, write } from './sheet.ts';

/** Points that a drawing may take. */
const ROOM = { width: 340, height: 430 };

/** Metres of each neighbour's plot that are shown. */
const BESIDE = 8;

/** The plot between its neighbours, drawn to scale, with its measures. */
export function drawPlot(pdf: Pdf, record: PropertyRecord, top: number): void {
  const { PlotWidth, SurfaceGround, language } = record;
  if (!PlotWidth || !SurfaceGround) throw new Error(`Property ${record.ID} has no plot to draw`);
  const depth = Math.round((SurfaceGround / PlotWidth) * 10) / 10;
  const scale = Math.min(ROOM.width / (PlotWidth + 2 * BESIDE), ROOM.height / depth);
  const [width, height, beside] = [PlotWidth * scale, depth * scale, BESIDE * scale];
  const x = (SHEET.width - width) / 2;
  const street = top + height;
  decorate(pdf, () => {
    pdf.rect(x - beside, street + 6, width + 2 * beside, 28).fill('#ece5d8');
    pdf.lineWidth(0.7).strokeColor(LINE);
    for (const [left, right] of [
      [x - beside, x],
      [x + width, x + width + beside],
    ] as const) {
      pdf.moveTo(left, top).lineTo(right, top).stroke();
      pdf.moveTo(left, street).lineTo(right, street).stroke();
    }
    pdf.fillOpacity(0.65).rect(x, top, width, height).fillAndStroke('#d3e2c3', '#17362e');
  });
  const metres = (value: number) => `${String(value).replace('.', ',')} m`;
  write(pdf, `${SurfaceGround} m²`, { x, y: top + height / 2 - 10, width, size: 18, weight: 'bold', align: 'center' });
  write(pdf, metres(PlotWidth), { x, y: street - 18, width, size: 11, align: 'center' });
  write(pdf, metres(depth), { x: x + width + 8, y: top + height / 2, width: 70, size: 11 });
  write(pdf, record.Street, { x: x - beside, y: street + 13, width: width + 2 * beside, size: 11, align: 'center' });
  const note = { nl: 'Maten bij benadering.', fr: 'Mesures approximatives.' }[language];
  write(pdf, `${note} Ref. ${record.ID}`, { y: street + 60, size: 10, color: MUTED });
}

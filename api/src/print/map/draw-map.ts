import type { Box, Pdf } from '../brochure/page.ts';
import { drawNames } from './map-names.ts';
import { AREA_LAYERS, areaColor, MAP_COLORS, type Stroke, strokeOf } from './map-style.ts';
import type { PlaceMap, Spot } from './street-map.ts';

/** Draws a map with its middle in the middle of a box. */
export function drawMap(
  pdf: Pdf,
  map: PlaceMap,
  { box, alt, accent }: { box: Box; alt: string; accent: string },
): void {
  const { x, y, width, height } = box;
  pdf.addStructure(
    pdf.struct('Figure', { alt }, () => {
      pdf.save().roundedRect(x, y, width, height, 8).clip();
      pdf.rect(x, y, width, height).fill(MAP_COLORS.ground);
      pdf.translate(x + width / 2, y + height / 2);
      drawAreas(pdf, map);
      drawLines(pdf, map);
      drawNames(pdf, map, { width, height });
      drawMark(pdf, map.mark, accent);
      pdf.restore();
    }),
  );
}

function trace(pdf: Pdf, parts: readonly (readonly Spot[])[]): Pdf {
  for (const [first, ...others] of parts) {
    if (!first) continue;
    pdf.moveTo(...first);
    for (const spot of others) pdf.lineTo(...spot);
  }
  return pdf;
}

function drawAreas(pdf: Pdf, { features, zoom }: PlaceMap): void {
  for (const layer of AREA_LAYERS) {
    const shown = features.filter((feature) => feature.layer === layer);
    const byColor = Map.groupBy(shown, (feature) => areaColor(feature, zoom));
    for (const [color, some] of byColor) {
      if (!color) continue;
      for (const { parts } of some) trace(pdf, parts);
      pdf.fill(color);
    }
  }
}

/** Edges first, so that crossings are open. */
function drawLines(pdf: Pdf, { features, zoom }: PlaceMap): void {
  const strokes: { stroke: Stroke; parts: readonly (readonly Spot[])[] }[] = [];
  for (const feature of features) {
    const stroke = strokeOf(feature, zoom);
    if (stroke) strokes.push({ stroke, parts: feature.parts });
  }
  pdf.lineCap('round').lineJoin('round');
  for (const { stroke, parts } of strokes)
    if (stroke.edge)
      trace(pdf, parts)
        .lineWidth(stroke.width + 1.2)
        .stroke(stroke.edge);
  for (const { stroke, parts } of strokes.toSorted((a, b) => a.stroke.order - b.stroke.order)) {
    if (stroke.isDashed) pdf.dash(2.4, { space: 2 });
    trace(pdf, parts).lineWidth(stroke.width).stroke(stroke.color);
    if (stroke.isDashed) pdf.undash();
  }
}

const PIN = 9;

function drawMark(pdf: Pdf, mark: PlaceMap['mark'], accent: string): void {
  if (mark === 'spot') {
    const top = -2.2 * PIN;
    pdf.moveTo(0, 0).bezierCurveTo(-2, -PIN, -PIN, top + PIN, -PIN, top);
    pdf.bezierCurveTo(-PIN, top - 1.33 * PIN, PIN, top - 1.33 * PIN, PIN, top);
    pdf
      .bezierCurveTo(PIN, top + PIN, 2, -PIN, 0, 0)
      .lineWidth(1.2)
      .fillAndStroke(accent, '#ffffff');
    pdf.circle(0, top, PIN * 0.38).fill('#ffffff');
    return;
  }
  if ('radius' in mark) pdf.circle(0, 0, mark.radius);
  else trace(pdf, mark.rings);
  pdf.lineWidth(1.6).fillOpacity(0.08).strokeOpacity(0.9).fillAndStroke(accent, accent).opacity(1);
}

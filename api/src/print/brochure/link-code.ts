import encodeQR from 'qr';
import { decorate, type Pdf } from './page.ts';

/** A square with a QR code that phones open, and a link for those who read the file. */
export function drawLinkCode(
  pdf: Pdf,
  { url, label }: { url: string; label: string },
  { x: left, y: top, side }: { x: number; y: number; side: number },
): void {
  const rows = encodeQR(url, 'raw', { border: 2 });
  const dot = side / rows.length;
  // A white margin, or phones do not recognize it.
  decorate(pdf, () => pdf.roundedRect(left, top, side, side, 4).fill('#ffffff'));
  pdf.addStructure(
    pdf.struct('Figure', { alt: `${label}: ${url}` }, () => {
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) pdf.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05);
      pdf.fill('#000000');
      pdf.link(left, top, side, side, url);
    }),
  );
}

import { bandName, energyBands } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import encodeQR from 'qr';
import { WORDS } from '../words/index.ts';
import type { Brochure } from './brochure.ts';
import { factRows } from './fact-rows.ts';
import { ON_FRONT } from './front-page.ts';
import { COLUMN, decorate, fill, fit, LINE, MUTED, PAGE, type Pdf, write } from './page.ts';

const HALF = (COLUMN - 24) / 2;
const RIGHT = PAGE.edge + HALF + 24;
const ROW = 17;
/** Height of the contact at the foot, and of the small print below it. */
const CONTACT = 116;
const PRINT = 34;
const BOTTOM = PAGE.height - PAGE.edge - PRINT - CONTACT;

/** Page 2: the facts, the energy scale and a plan or more photographs, and the contact. */
export function drawBackPage(pdf: Pdf, brochure: Brochure): void {
  pdf.addPage();
  drawFacts(pdf, brochure);
  const y = drawScale(pdf, brochure, PAGE.edge);
  drawPlan(pdf, brochure, y);
  drawContact(pdf, brochure);
  drawSmallPrint(pdf, brochure);
}

function drawFacts(pdf: Pdf, { home, language }: Brochure): void {
  const top = PAGE.edge + write(pdf, WORDS[language].facts, { ...heading, x: PAGE.edge, width: HALF }) + 10;
  const room = Math.floor((BOTTOM - 12 - top) / ROW);
  factRows(home.groups, language)
    .slice(0, room)
    .forEach(({ label, value }, index) => {
      const y = top + index * ROW;
      const line = { y, size: 9, height: 12, tag: 'Span' } as const;
      write(pdf, label, { ...line, x: PAGE.edge, width: HALF * 0.66, color: MUTED });
      write(pdf, value, { ...line, x: PAGE.edge + HALF * 0.66, width: HALF * 0.34, weight: 'bold', align: 'right' });
      decorate(pdf, () =>
        pdf
          .moveTo(PAGE.edge, y + 13.5)
          .lineTo(PAGE.edge + HALF, y + 13.5)
          .lineWidth(0.5)
          .stroke(LINE),
      );
    });
}

const heading = { y: PAGE.edge, size: 14, weight: 'display', tag: 'H2' } as const;

/** The scale of the home's region, with the home's band the widest. Returns the y position below it. */
function drawScale(pdf: Pdf, { home, language }: Brochure, top: number): number {
  const { energy } = home;
  if (!energy) return top;
  const texts = WORDS[language];
  let y = top + write(pdf, texts.energy, { ...heading, x: RIGHT, width: HALF }) + 10;
  const bands = energyBands(energy.region);
  const height = bands.length > 10 ? 9 : 15;
  bands.forEach(({ band }, index) => {
    const own = band === energy.band;
    const { ground, ink } = energyColors(band);
    const width = 44 + (index * (HALF - 130)) / bands.length;
    decorate(pdf, () => pdf.rect(RIGHT, y, own ? HALF - 20 : width, height - 1.5).fill(ground));
    const size = height - 6;
    const letter = { x: RIGHT + 5, y: y + 1.5, size, weight: 'bold', color: ink, tag: 'Span' } as const;
    write(pdf, bandName(band), { ...letter, width: 40 });
    if (own && energy.kwhPerM2 !== null)
      write(pdf, `${formatNumber(energy.kwhPerM2, language)} ${texts.perM2Year}`, {
        ...letter,
        x: RIGHT + 45,
        width: HALF - 70,
        align: 'right',
      });
    y += height;
  });
  const code = home.groups.flatMap(({ facts }) => facts).find(({ key }) => key === 'epcCode');
  if (code)
    y +=
      6 + write(pdf, `${texts.certificate}: ${code.value}`, { x: RIGHT, y: y + 6, width: HALF, size: 8, color: MUTED });
  return y + 18;
}

/** The plan; if there is none, the photographs that did not fit on page 1. */
function drawPlan(pdf: Pdf, { plan, photos, language }: Brochure, top: number): void {
  if (plan && BOTTOM - top > 120) {
    const y = top + write(pdf, WORDS[language].plan, { ...heading, y: top, x: RIGHT, width: HALF }) + 8;
    fit(pdf, plan, { x: RIGHT, y, width: HALF, height: Math.min(BOTTOM - 14 - y, 300) });
    return;
  }
  const height = 150;
  let y = top;
  for (const photo of photos.slice(ON_FRONT)) {
    if (y + height > BOTTOM - 14) return;
    fill(pdf, photo, { x: RIGHT, y, width: HALF, height });
    y += height + 8;
  }
}

/** The contact, and a link to the page. */
function drawContact(pdf: Pdf, { home, agency, language, palette, url }: Brochure): void {
  const texts = WORDS[language];
  const { name, role, phone, email } = home.agent;
  decorate(pdf, () => pdf.roundedRect(PAGE.edge, BOTTOM, COLUMN, CONTACT, 10).fill(palette.paper));
  const x = PAGE.edge + 18;
  const width = COLUMN - 150;
  let y = BOTTOM + 16;
  y += write(pdf, texts.contact, { x, y, width, size: 9, color: MUTED, tag: 'H2' }) + 2;
  y += write(pdf, name, { x, y, width, size: 14, weight: 'bold' });
  if (role) y += write(pdf, role, { x, y, width, size: 9, color: MUTED });
  y +=
    write(pdf, [phone && phoneText(phone), email].filter(Boolean).join(' · '), { x, y: y + 4, width, size: 10.5 }) + 4;
  const place = [agency.street, [agency.zip, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  write(pdf, `${agency.name} · ${place}`, { x, y: y + 3, width, size: 9, color: MUTED });
  drawCode(pdf, url, texts.scan);
}

function drawCode(pdf: Pdf, url: string, label: string): void {
  const rows = encodeQR(url, 'raw', { border: 2 });
  const side = 84;
  const [left, top] = [PAGE.edge + COLUMN - side - 16, BOTTOM + 9];
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
  write(pdf, label, {
    x: left - 14,
    y: top + side + 3,
    width: side + 28,
    size: 5.6,
    color: MUTED,
    align: 'center',
    height: 16,
  });
}

function drawSmallPrint(pdf: Pdf, { agency, home, language }: Brochure): void {
  const { printed, noContract } = WORDS[language];
  const legal = [agency.licence, agency.companyNumber].filter(Boolean).join(' · ');
  write(pdf, [legal, `${printed} ${formatDate(home.modifiedAt, language)}. ${noContract}`].filter(Boolean).join('\n'), {
    x: PAGE.edge,
    y: BOTTOM + CONTACT + 10,
    width: COLUMN,
    size: 7,
    color: MUTED,
    height: PRINT - 6,
  });
}

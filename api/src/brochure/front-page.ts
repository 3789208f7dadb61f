import { bandName } from '@facade/shared-domain/energy';
import { energyColors } from '@facade/shared-domain/energy-colors';
import { formatArea, formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { WORDS } from '../words/index.ts';
import { priceText } from '../words/price-text.ts';
import type { Brochure } from './brochure.ts';
import { COLUMN, decorate, fill, INK, LINE, MUTED, PAGE, type Pdf, write } from './page.ts';

const GAP = 8;
const BAND = 64;
const LARGE = 300;
const SMALL = 108;

/** Photographs on this page. */
export const ON_FRONT = 4;

/** Page 1: photographs, price, summary, and the beginning of the text. */
export function drawFrontPage(pdf: Pdf, brochure: Brochure): void {
  pdf.addPage();
  drawBand(pdf, brochure);
  let y = drawPhotos(pdf, brochure, BAND + 20) + 18;
  y = drawTitle(pdf, brochure, y) + 12;
  y = drawKeyFacts(pdf, brochure, y) + 16;
  const text = brochure.home.description.paragraphs.join('\n');
  const room = PAGE.height - PAGE.edge - y;
  if (text && room > 30) write(pdf, text, { x: PAGE.edge, y, width: COLUMN, size: 10, height: room, lineGap: 3 });
}

function drawBand(pdf: Pdf, { agency, home, language, palette }: Brochure): void {
  const { goal, gone } = WORDS[language];
  const isGone = home.availability !== 'available';
  decorate(pdf, () => pdf.rect(0, 0, PAGE.width, BAND).fill(palette.primary));
  write(pdf, agency.name, {
    x: PAGE.edge,
    y: 22,
    width: COLUMN - 140,
    size: 18,
    weight: 'display',
    color: palette.primaryInk,
    height: 22,
  });
  write(pdf, home.availability === 'available' ? goal[home.goal] : gone[home.availability], {
    x: PAGE.edge + COLUMN - 130,
    y: 25,
    width: 130,
    size: 13,
    weight: isGone ? 'bold' : 'regular',
    color: palette.primaryInk,
    align: 'right',
  });
}

/** One large photograph, and up to three small ones below it. Returns the y position below them. */
function drawPhotos(pdf: Pdf, { photos, palette }: Brochure, top: number): number {
  const [first, ...others] = photos.slice(0, ON_FRONT);
  const large = { x: PAGE.edge, y: top, width: COLUMN, height: LARGE };
  if (first) fill(pdf, first, large);
  else decorate(pdf, () => pdf.roundedRect(large.x, large.y, large.width, large.height, 8).fill(palette.paper));
  if (others.length === 0) return top + LARGE;
  const width = (COLUMN - GAP * (others.length - 1)) / others.length;
  const y = top + LARGE + GAP;
  for (const [index, photo] of others.entries())
    fill(pdf, photo, { x: PAGE.edge + index * (width + GAP), y, width, height: SMALL });
  return y + SMALL;
}

function drawTitle(pdf: Pdf, { home, language, palette }: Brochure, top: number): number {
  const texts = WORDS[language];
  const { charges, annuity, excludesVat, amount } = home.price;
  const x = PAGE.edge;
  let y = top;
  y += write(pdf, home.title.text, { x, y, width: COLUMN, size: 20, weight: 'display', height: 54, tag: 'H1' });
  const place = [home.street, [home.zip, home.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  y +=
    write(pdf, [home.typeName, place].filter(Boolean).join(' · '), {
      x,
      y: y + 2,
      width: COLUMN,
      size: 10.5,
      color: MUTED,
    }) + 8;
  const more = [
    amount !== null && annuity !== null ? `+ ${formatPrice(annuity, language)} ${texts.annuity}` : '',
    amount !== null && charges ? `+ ${formatPrice(charges, language)} ${texts.charges}` : '',
    amount !== null && excludesVat ? texts.vat : '',
  ].filter(Boolean);
  const price = priceText(home, language);
  y += write(pdf, price, { x, y, width: COLUMN, size: 22, weight: 'display', color: palette.primary });
  if (more.length > 0) y += write(pdf, more.join(' · '), { x, y, width: COLUMN, size: 10.5, color: MUTED });
  return y;
}

/** Bedrooms, bathrooms, surfaces and the energy label, side by side between two lines. */
function drawKeyFacts(pdf: Pdf, { home, language }: Brochure, top: number): number {
  const { labels, energy } = WORDS[language];
  const facts = [
    [home.bedrooms && formatNumber(home.bedrooms, language), labels.bedrooms],
    [home.bathrooms && formatNumber(home.bathrooms, language), labels.bathrooms],
    [home.livingArea && formatArea(home.livingArea, language), labels.livingArea],
    [home.landArea && formatArea(home.landArea, language), labels.landArea],
    [home.energy && bandName(home.energy.band), energy],
  ].filter((fact): fact is [string, string] => Boolean(fact[0]));
  if (facts.length === 0) return top;
  const width = COLUMN / facts.length;
  const height = 46;
  decorate(pdf, () => {
    for (const y of [top, top + height]) pdf.moveTo(PAGE.edge, y).lineTo(PAGE.edge + COLUMN, y);
    pdf.lineWidth(0.7).stroke(LINE);
  });
  facts.forEach(([value, label], index) => {
    const x = PAGE.edge + index * width;
    const band = label === energy ? home.energy?.band : undefined;
    if (band) {
      const { ground, ink } = energyColors(band);
      decorate(pdf, () => pdf.roundedRect(x, top + 8, 40, 19, 4).fill(ground));
      write(pdf, value, {
        x,
        y: top + 11,
        width: 40,
        size: 11,
        weight: 'bold',
        color: ink,
        align: 'center',
        tag: 'Span',
      });
    } else write(pdf, value, { x, y: top + 9, width: width - 6, size: 13, weight: 'bold', color: INK, tag: 'Span' });
    write(pdf, label, { x, y: top + 29, width: width - 6, size: 8, color: MUTED, height: 11, tag: 'Span' });
  });
  return top + height;
}

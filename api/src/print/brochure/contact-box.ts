import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { WORDS } from '../../kernel/index.ts';
import type { Brochure } from './brochure.ts';
import { drawLinkCode } from './link-code.ts';
import { COLUMN, decorate, fill, MUTED, PAGE, type Pdf, write } from './page.ts';

/** Height of the contact at the foot, and of the small print below it. */
const CONTACT = 116;
const PRINT = 34;
const PORTRAIT = 76;

const CONTACT_TOP = PAGE.height - PAGE.edge - PRINT - CONTACT;

/** Where all else ends on the page with the contact. */
export const ABOVE_CONTACT = CONTACT_TOP - 14;

/** The person to ask, a link to the page, and who publishes this. */
export function drawContact(pdf: Pdf, brochure: Brochure): void {
  const { contents, agency, language, palette, portrait, url } = brochure;
  const texts = WORDS[language];
  const { name, role, phone, email } = contents.agent;
  decorate(pdf, () => pdf.roundedRect(PAGE.edge, CONTACT_TOP, COLUMN, CONTACT, 10).fill(palette.paper));
  const left = PAGE.edge + 18;
  const middle = CONTACT_TOP + (CONTACT - PORTRAIT) / 2;
  if (portrait) fill(pdf, portrait, { x: left, y: middle, width: PORTRAIT, height: PORTRAIT }, PORTRAIT / 2);
  const x = left + (portrait ? PORTRAIT + 16 : 0);
  const width = PAGE.edge + COLUMN - 148 - x;
  let y = CONTACT_TOP + 16;
  y += write(pdf, texts.contact, { x, y, width, size: 9, color: MUTED, tag: 'H2' }) + 2;
  y += write(pdf, name, { x, y, width, size: 14, weight: 'bold' });
  if (role) y += write(pdf, role, { x, y, width, size: 9, color: MUTED });
  const ways = [phone && phoneText(phone), email].filter(Boolean).join(' · ');
  y += write(pdf, ways, { x, y: y + 4, width, size: 10 }) + 4;
  const place = [agency.street, [agency.zip, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  write(pdf, `${agency.name} · ${place}`, { x, y: y + 3, width, size: 9, color: MUTED });
  drawCode(pdf, url, texts.scan);
  drawSmallPrint(pdf, brochure);
}

function drawCode(pdf: Pdf, url: string, label: string): void {
  const side = 76;
  const [x, y] = [PAGE.edge + COLUMN - side - 34, CONTACT_TOP + 10];
  drawLinkCode(pdf, { url, label }, { x, y, side });
  write(pdf, label, {
    x: x - 26,
    y: y + side + 4,
    width: side + 52,
    height: 22,
    size: 8,
    color: MUTED,
    align: 'center',
  });
}

function drawSmallPrint(pdf: Pdf, { agency, contents, language }: Brochure): void {
  const legal = [agency.licence, agency.companyNumber].filter(Boolean).join(' · ');
  const notes = [contents.updated, WORDS[language].noContract].filter(Boolean).join('. ');
  write(pdf, [legal, notes].filter(Boolean).join('\n'), {
    x: PAGE.edge,
    y: CONTACT_TOP + CONTACT + 10,
    width: COLUMN,
    size: 8,
    color: MUTED,
    height: PRINT - 6,
  });
}

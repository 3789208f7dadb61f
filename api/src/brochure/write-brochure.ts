import { buffer } from 'node:stream/consumers';
import { drawBackPage } from './back-page.ts';
import type { Brochure } from './brochure.ts';
import { drawFrontPage } from './front-page.ts';
import { newDocument } from './page.ts';

/** Writes a home's brochure: a PDF of two A4 pages in the visitor's language. */
export async function writeBrochure(brochure: Brochure): Promise<Buffer> {
  const { home, agency, language } = brochure;
  const pdf = newDocument({ title: `${home.title.text} · ${agency.name}`, author: agency.name, language });
  const written = buffer(pdf);
  drawFrontPage(pdf, brochure);
  drawBackPage(pdf, brochure);
  pdf.end();
  return written;
}

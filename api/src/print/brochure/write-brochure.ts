import { buffer } from 'node:stream/consumers';
import { drawBackPage } from './back-page.ts';
import type { Brochure } from './brochure.ts';
import { drawFrontPage } from './front-page.ts';
import { newDocument } from './page.ts';

/** Writes the brochure of a home or project: a PDF of two A4 pages in the visitor's language. */
export async function writeBrochure(brochure: Brochure): Promise<Buffer> {
  const { contents, agency, language } = brochure;
  const pdf = await newDocument({ title: `${contents.title} · ${agency.name}`, author: agency.name, language });
  const written = buffer(pdf);
  drawFrontPage(pdf, brochure);
  drawBackPage(pdf, brochure);
  pdf.end();
  return written;
}

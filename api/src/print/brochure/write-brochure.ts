import { buffer } from 'node:stream/consumers';
import type { Brochure } from './brochure.ts';
import { drawClosingPage } from './closing-page.ts';
import { ABOVE_CONTACT, drawContact } from './contact-box.ts';
import { drawFactPages } from './fact-pages.ts';
import { drawFrontPage, ON_FRONT } from './front-page.ts';
import { INNER_BOTTOM } from './inner-page.ts';
import { newDocument, type Pdf } from './page.ts';
import { BELOW_PLAN, drawPlanPages, hasRoomBelow } from './plan-pages.ts';
import { drawStoryPage } from './story-page.ts';
import { drawUnitsPage } from './units-page.ts';

/** Photographs that the last page has room for, of a home with many. */
const LAST = 2;

/** Writes the brochure of a home (four to six A4 pages, fewer where little is known) or of a project (two), in the visitor's language. */
export async function writeBrochure(brochure: Brochure): Promise<Buffer> {
  const { contents, agency, language } = brochure;
  const pdf = await newDocument({ title: `${contents.title} · ${agency.name}`, author: agency.name, language });
  const written = buffer(pdf);
  const paragraphs = drawFrontPage(pdf, brochure);
  if (contents.units) drawUnitsPage(pdf, brochure);
  else drawHomePages(pdf, brochure, paragraphs);
  drawContact(pdf, brochure);
  pdf.end();
  return written;
}

function drawHomePages(pdf: Pdf, brochure: Brochure, paragraphs: readonly string[]): void {
  const { energy, groups, costs, nearby } = brochure.contents;
  const { plans, map } = brochure;
  const photos = brochure.photos.slice(ON_FRONT);
  const last = photos.length > 1 ? photos.splice(-LAST) : [];
  const below = hasRoomBelow(plans) ? photos.splice(-BELOW_PLAN) : [];
  const hasFacts = groups.length > 0 || energy !== null;
  const closes = costs !== null || nearby !== null || map !== null || last.length > 0 || !hasFacts;
  drawStoryPage(pdf, brochure, { paragraphs, photos });
  drawPlanPages(pdf, brochure, below);
  if (hasFacts) drawFactPages(pdf, brochure, closes ? INNER_BOTTOM : ABOVE_CONTACT);
  if (closes) drawClosingPage(pdf, brochure, last);
}

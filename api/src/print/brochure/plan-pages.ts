import { pageTexts } from '../../kernel/index.ts';
import type { Brochure, BrochurePicture } from './brochure.ts';
import { addInnerPage, HEADING, INNER_BOTTOM } from './inner-page.ts';
import { COLUMN, fillRow, fit, MUTED, PAGE, type Pdf, write } from './page.ts';

const GAP = 14;
const CAPTION = 18;
/** Plans on a page: smaller, their sizes cannot be read. */
const ON_PAGE = 2;
/** Photographs below a plan that is alone on its page. */
export const BELOW_PLAN = 2;
/** Least height of these, and the most that a plan takes above them. */
const PHOTOS = { least: 140, plan: 440 };

/** Whether the last page of plans has room for photographs. */
export const hasRoomBelow = (plans: readonly BrochurePicture[]): boolean => plans.length % ON_PAGE === 1;

/** The plans, as large as the paper allows, with photographs below the last one if it is alone. */
export function drawPlanPages(pdf: Pdf, brochure: Brochure, photos: readonly BrochurePicture[]): void {
  const { plans, language } = brochure;
  const title = pageTexts(language)('print.plan');
  for (let at = 0; at < plans.length; at += ON_PAGE) {
    const shown = plans.slice(at, at + ON_PAGE);
    const below = shown.length < ON_PAGE ? photos : [];
    addInnerPage(pdf, brochure);
    let y = PAGE.edge + write(pdf, title, { ...HEADING, x: PAGE.edge, y: PAGE.edge, width: COLUMN }) + GAP;
    const each = (INNER_BOTTOM - y) / shown.length - GAP - CAPTION;
    const height = below.length > 0 ? Math.min(each, PHOTOS.plan) : each;
    for (const plan of shown) {
      y += fit(pdf, plan, { x: PAGE.edge, y, width: COLUMN, height }) + 4;
      if (plan.alt !== title)
        write(pdf, plan.alt, { x: PAGE.edge, y, width: COLUMN, size: 9, color: MUTED, height: 12, align: 'center' });
      y += CAPTION - 4 + GAP;
    }
    const free = INNER_BOTTOM - y;
    if (below.length > 0 && free >= PHOTOS.least) fillRow(pdf, below, { x: PAGE.edge, y, width: COLUMN, height: free });
  }
}

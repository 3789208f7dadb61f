import type { Translate } from '@facade/section-kit';
import type { WebsiteThing } from '@facade/shared-domain/model';

/** The name of a page, an article or a part of every page. */
export const thingName = ({ kind, title, id }: WebsiteThing, t: Translate<'mf-owner'>): string =>
  kind === 'page' || kind === 'article' ? title || id : t(`agency.website.things.${kind}`);

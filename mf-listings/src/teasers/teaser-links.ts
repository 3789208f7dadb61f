import type { SlotRequest } from '@facade/section-kit';
import type { Site, Teaser } from '@facade/shared-domain/model';
import { OFF_MARKET_LIST } from '@facade/shared-domain/paths/records/off-market-path';

/** The enquiry form for an off-market home; the api knows the home by its id. */
export const teaserEnquiry = ({ id }: Pick<Teaser, 'id'>): SlotRequest<'mf-forms/contact'> => ({
  id: 'mf-forms/contact',
  props: { about: { kind: 'property', id } },
});

/** The page that lists them, with the agency's name for it; empty if there is no such page. */
export function offMarketCrumb(site: Site): { label: string; path: string }[] {
  const entry = site.routes.find(({ original }) => original.toLowerCase() === OFF_MARKET_LIST.toLowerCase());
  const path = entry?.paths[site.language] ?? entry?.paths[site.defaultLanguage];
  return entry && path ? [{ label: entry.label, path }] : [];
}

import { definePage, isApiError, type LoaderArgs } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import type { FirstLoan } from '../costs/first-loan.ts';
import type { GoneHome } from '../gone/gone-home.ts';
import { requireCanonicalPath } from '../head/canonical.ts';
import { goneHead } from '../head/gone-head.ts';
import { propertyHead } from '../head/property-head.ts';
import { GoneView } from '../on-demand/parts.ts';
import { getProperty } from '../property/get-property.ts';
import { newestSlot, propertySlots } from '../property/property-slots.ts';
import { PropertyView } from '../property/property-view.tsx';

export interface PropertyPageData {
  property: PropertyDetail;
  /** First figures of the mortgage calculator; null where nothing can be borrowed for. */
  loan: FirstLoan | null;
}

/** In place of a property that was public once. */
export interface GonePageData {
  gone: GoneHome;
}

async function loader(args: LoaderArgs): Promise<PropertyPageData | GonePageData> {
  // A page that came with the document has its figures: only a click needs what makes them, and asks for it beside the home.
  const costs = import('../costs/first-loan.ts').catch(() => null);
  const property = await getProperty(args).catch((error) => {
    if (isApiError(error) && error.status === 410) return null;
    throw error;
  });
  if (!property) {
    // Reading an old address takes as much code as the page itself, and few addresses are old.
    const { goneHome } = await import('../gone/gone-home.ts');
    return { gone: await goneHome(args) };
  }
  requireCanonicalPath(args.url, property.path);
  const first = await costs;
  return { property, loan: first?.firstLoan(property, first.loanTexts(args.url.searchParams)) ?? null };
}

export const page = definePage<PropertyPageData | GonePageData, 'mf-detail'>({
  loader,
  Component: ({ data }) => ('gone' in data ? <GoneView {...data} /> : <PropertyView {...data} />),
  head: ({ data, ...args }) => ('gone' in data ? goneHead(args) : propertyHead({ data, ...args })),
  slots: (data) => ('gone' in data ? [newestSlot(data.gone.goal)] : propertySlots(data.property)),
});

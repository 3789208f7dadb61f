import type { Translate } from '../language/translate.ts';
import { pricePerM2 } from '../listing/price-per-m2.ts';
import { type PriceTexts, priceText } from '../listing/price-words.ts';
import type { Fact, FactGroup, Language, PropertyDetail } from '../model/index.ts';
import { formatAddress } from '../places/address.ts';
import { foreignCountry } from '../places/region.ts';
import { withRequested } from './advertising.ts';
import { shownFacts } from './shown-facts.ts';

/** What a tenant decides on: from when, on what terms. */
const TENANT_FIRST: readonly string[] = ['availability', 'rental'] satisfies FactGroup['key'][];

/**
 * The facts of a property for its page, in groups: those of the record and of its heading, filtered by the rules. For a home to let, the
 * groups that a tenant decides on come first.
 */
export function factsOf(property: PropertyDetail, language: Language, t: Translate<PriceTexts>): FactGroup[] {
  const { goal, region, isDwelling, availability: status, groups } = property;
  const heading = headingFacts(property, language, t);
  const [general, ...others] =
    groups[0]?.key === 'general' ? groups : [{ key: 'general' as const, facts: [] }, ...groups];
  const all: FactGroup[] = [{ key: 'general', facts: [...(general?.facts ?? []), ...heading] }, ...others];
  const shown = shownFacts(withRequested(all, property), { goal, region, isDwelling, status });
  if (goal !== 'rent') return shown;
  const first = TENANT_FIRST.flatMap((key) => shown.filter((group) => group.key === key));
  return [...first, ...shown.filter(({ key }) => !TENANT_FIRST.includes(key))];
}

/** Type, address and price are in the heading too; here visitors find them among the figures, with what follows from them. */
function headingFacts(property: PropertyDetail, language: Language, t: Translate<PriceTexts>): Fact[] {
  const { typeName, goal, street, zip, city, countryId, publishedAt } = property;
  const perM2 = pricePerM2(property);
  const address = formatAddress({ street, zip, city, countryName: foreignCountry(countryId, language) }, language);
  return [
    { key: 'type', kind: 'text', value: typeName },
    { key: 'address', kind: 'text', value: address },
    { key: goal === 'rent' ? 'monthlyRent' : 'price', kind: 'text', value: priceText(property, language, t) },
    ...(perM2 === null ? [] : [{ key: 'pricePerM2', kind: 'price' as const, value: perM2 }]),
    // The feed gives a day, without a time.
    { key: 'onlineSince', kind: 'date', value: publishedAt.slice(0, 10) },
  ];
}

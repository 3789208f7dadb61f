import { PRICE_UNIT } from '../codes.ts';
import { categories } from '../lookups.ts';
import type { Building, Pair, PlanEntry } from '../plan/entry.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import { euro } from './words.ts';

/** Free headline: the Dutch one short, the French one often with the asking price. */
export function headlineOf(entry: PlanEntry, facts: PropertyFacts): Pair {
  const [nl, fr] = entry.title;
  if (fr === '' || !facts.PublishPrice || facts.Price === null) return [nl, fr];
  if (facts.PriceUnit === PRICE_UNIT.startingFrom) {
    return [nl, entry.webId === 3 ? fr : `${fr} – faire offre à partir de ${euro(facts.Price, 'fr')}`];
  }
  return [nl, entry.priceInTitle ? `${fr} – ${euro(facts.Price, 'fr')}` : fr];
}

const HOUSE_TYPES: Partial<Record<Building, Pair>> = {
  villa: ['villa', 'villa'],
  farmhouse: ['hoeve', 'fermette'],
  mansion: ['herenhuis', 'maison de maître'],
};

/** Type in both languages. */
export function typeNameOf({ type, webId, building }: PlanEntry): Pair {
  if (type) return type;
  const own = webId === 1 ? HOUSE_TYPES[building] : undefined;
  return own ?? categories.find((category) => category.webId === webId)?.one ?? ['', ''];
}

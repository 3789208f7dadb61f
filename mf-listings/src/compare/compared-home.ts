import type { PropertyDetail } from '@facade/shared-domain/model';
import { type CardProperty, toCardProperty } from '../cards/card-data.ts';

/** Keys of the compared facts of the CRM, in display order. */
export const COMPARED_FACTS = [
  'constructionYear',
  'garages',
  'parkings',
  'terrace',
  'garden',
  'lift',
  'cellar',
] as const;

export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** What the page shows of a compared home. Plain and small, because it is part of the page's state. */
export type ComparedHome = CardProperty & {
  facts: Partial<Record<ComparedFact, string | number | boolean>>;
  /** Euro per year. */
  cadastralIncome: number | null;
};

/** The part of a property that the comparison needs. */
export function toComparedHome(detail: PropertyDetail): ComparedHome {
  const facts: ComparedHome['facts'] = {};
  for (const { key, value } of detail.groups.flatMap((group) => group.facts)) {
    const known = COMPARED_FACTS.find((fact) => fact === key);
    if (known && !Array.isArray(value)) facts[known] = value;
  }
  const card = toCardProperty(detail);
  return { ...card, pictures: card.pictures.slice(0, 1), facts, cadastralIncome: detail.cadastralIncome };
}

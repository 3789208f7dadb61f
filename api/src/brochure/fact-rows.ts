import type { Fact, FactGroup, Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea, formatLength, formatNumber, formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { WORDS } from '../words/index.ts';

/** A row of the table. */
export interface FactRow {
  label: string;
  value: string;
}

/**
 * The facts that a brochure prints, in the order of the page: numbers, dates, sums and features. Codes of closed lists are only
 * on the page, because the section has their texts.
 */
export function factRows(groups: readonly FactGroup[], language: Language): FactRow[] {
  const { labels } = WORDS[language];
  return groups.flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const label = labels[fact.key];
      const value = label ? printed(fact, language) : null;
      return label && value ? [{ label, value }] : [];
    }),
  );
}

function printed({ kind, value }: Fact, language: Language): string | null {
  switch (kind) {
    case 'number':
      return formatNumber(value, language);
    case 'area':
      return formatArea(value, language);
    case 'length':
      return formatLength(value, language);
    case 'percentage':
      return formatPercentage(value, language);
    case 'price':
      return formatPrice(value, language);
    case 'date':
      return formatDate(value, language);
    case 'code':
      return String(value);
    case 'yesNo':
      return WORDS[language][value === true ? 'yes' : 'no'];
    default:
      return null;
  }
}

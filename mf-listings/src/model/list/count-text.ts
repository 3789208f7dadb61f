import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';

/** A count as it is printed: "1.234", "10.000+" where there are more than were counted. */
export const countText = (count: number, language: Language, isMore = false): string =>
  formatNumber(count, language) + (isMore ? '+' : '');

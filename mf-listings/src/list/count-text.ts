import type { Language } from '@facade/shared-domain/model/language';
import { formatNumber } from '@facade/shared-domain/numbers/number';

/** A formatted count: "1.234", or "10.000+" if the real count is higher. */
export const countText = (count: number, language: Language, isMore = false): string =>
  formatNumber(count, language) + (isMore ? '+' : '');

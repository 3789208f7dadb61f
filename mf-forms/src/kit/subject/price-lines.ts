import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { Subject } from './subject.ts';

/** The price with its required notes: by law a rent is shown with its charges. */
export function subjectPrice(
  { price: { amount, unit, charges, annuity, excludesVat }, goal }: Pick<Subject, 'price' | 'goal'>,
  language: Language,
  t: Translate,
): { main: string; note: string } {
  const main = formatPrice(amount, language, { priceUnit: unit, published: amount !== null });
  if (amount === null) return { main, note: '' };
  if (goal === 'rent') return { main: `${main} ${t('price.perMonth')}`, note: chargesNote(charges, language, t) };
  if (annuity !== null) return { main, note: t('price.annuity', { amount: formatPrice(annuity, language) }) };
  return { main, note: excludesVat ? t('price.excludesVat') : '' };
}

function chargesNote(charges: number | null, language: Language, t: Translate): string {
  if (charges === null) return t('price.chargesOnRequest');
  return charges === 0 ? t('price.noCharges') : t('price.charges', { amount: formatPrice(charges, language) });
}

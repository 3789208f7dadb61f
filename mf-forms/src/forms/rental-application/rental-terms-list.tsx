import { useLanguage, useTexts } from '@facade/section-kit';
import { minimumIncome, rentalDeposit } from '@facade/shared-domain/costs/offer';
import type { FormTerms } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** Terms of a home: income, number of people, deposit and its limit. */
export function RentalTermsList({ terms }: { terms: FormTerms }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { home, incomeTimesRent, maximumPersons } = terms;
  const rent = home?.goal === 'rent' ? home.price : null;
  const deposit = home && rent !== null ? rentalDeposit(rent, home.region, { mainResidence: home.isDwelling }) : null;
  const income = rent === null ? null : minimumIncome(rent, terms);
  const law = deposit?.legalMaximum == null ? null : home?.region;
  if (!deposit && maximumPersons === null) return null;
  return (
    <ul className="terms">
      {income !== null && (
        <li>
          {t('rental.income', {
            amount: formatPrice(income, language),
            times: formatNumber(incomeTimesRent, language),
          })}
        </li>
      )}
      {maximumPersons !== null && <li>{t('rental.persons', { count: maximumPersons })}</li>}
      {deposit && (
        <li>
          {t('rental.deposit', { amount: formatPrice(deposit.amount, language), count: deposit.months })}{' '}
          {t(`rental.law.${law ?? 'other'}`)}
        </li>
      )}
    </ul>
  );
}

import { useLanguage, useTexts } from '@facade/section-kit';
import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import type { TermsHome } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { useFormState } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';
import { Review } from './offer-review.style.ts';

/** The whole offer as it will be sent, for a last look before it binds. */
export function OfferReview({ home }: { home: TermsHome | null }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState<FormValues>();
  const text = (name: string) => String(values[name] ?? '').trim();
  const amount = (name: string) => {
    const euro = readAmount(text(name));
    return euro === null ? text(name) : formatPrice(euro, language);
  };
  const price = readAmount(text('price'));
  const advance = price === null ? null : offerAdvance(price);
  const condition = text('condition');
  const rows = [
    ['home', home ? [home.title, home.place].filter(Boolean).join(', ') : text('home')],
    ['price', amount('price')],
    ['advance', advance === null ? '' : formatPrice(advance, language)],
    ['validUntil', formatDate(text('validUntil'), language)],
    ['condition', condition && t(`offer.depends.${condition}`, { defaultValue: '' })],
    ['loanAmount', condition === 'loan' ? amount('loanAmount') : ''],
    ['conditionText', condition === 'own' ? text('conditionText') : ''],
    ['buyer', `${text('firstName')} ${text('lastName')}`.trim()],
    ['address', [text('address'), `${text('zip')} ${text('city')}`.trim()].filter(Boolean).join(', ')],
    ['email', text('email')],
    ['phone', text('phone')],
    ['purchasers', text('purchasers')],
    ['message', text('message')],
  ] as const;
  return (
    <Review>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`offer.review.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Review>
  );
}

import { useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { ValuationHint } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { useFormState } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';

/** Debounce of the request to the api, in milliseconds. */
const PAUSE = 400;

/** Asking prices of similar homes of the agency, labelled as such: not a valuation. */
export function SimilarHomes({ isShown }: { isShown: boolean }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const path = isShown ? hintPath(values) : null;
  const { answer } = useApi<{ hint: ValuationHint | null }>(path, {
    pause: PAUSE,
    firstAtOnce: true,
    clearsOnFailure: true,
  });
  const hint = path ? answer?.hint : null;
  if (!hint) return null;
  const price = (amount: number) => formatPrice(amount, language);
  const { count, median, lowest, highest, scope, similarSize } = hint;
  const where = t(`valuation.similar.${scope}`, {
    zip: String(values.zip),
    area: `${String(values.zip).slice(0, 2)}..`,
  });
  return (
    <aside aria-live="polite">
      <h3>{t('valuation.similar.title')}</h3>
      <p>
        {t(similarSize ? 'valuation.similar.sameSize' : 'valuation.similar.anySize', { count })} {where}
      </p>
      <p>
        <strong>{t('valuation.similar.median', { price: price(median) })}</strong>
      </p>
      <p>{t('valuation.similar.range', { lowest: price(lowest), highest: price(highest) })}</p>
      <small>{t('valuation.similar.label')}</small>
    </aside>
  );
}

/** The request to the api; null until town and type are known. */
function hintPath({ zip, type, livingArea, landArea }: FormValues): string | null {
  if (!/^[1-9]\d{3}$/.test(String(zip ?? '')) || !type) return null;
  const surface = readAmount(String((type === 'land' ? landArea : livingArea) ?? ''));
  return `/valuation-hint?zip=${zip}&type=${type}${surface ? `&surface=${surface}` : ''}`;
}

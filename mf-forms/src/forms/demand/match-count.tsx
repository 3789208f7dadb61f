import { useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { DemandCount } from '@facade/shared-domain/model';
import { NOTATIONS, writeNumber } from '@facade/shared-domain/numbers/digits';
import { useFormState } from 'react-final-form';
import { queryOf } from './demand-values.ts';

/** Debounce in milliseconds. */
const PAUSE = 400;

/** Number of matching homes for the current choices. Empty while unknown. */
export function MatchCount() {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const path = `/demand/count?lang=${language}&${queryOf(values)}`;
  const { answer, failed } = useApi<DemandCount>(path, { pause: PAUSE });
  const found = failed ? null : answer;
  const number = found ? writeNumber(found.count, NOTATIONS[language], 0, 0) + (found.isMore ? '+' : '') : '';
  return (
    <p className="count" role="status">
      {found && t('demand.count', { count: found.count, number })}
    </p>
  );
}

import { useApi, useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import { FREQUENCIES } from '@facade/shared-domain/listing/demand-criteria';
import type { DemandCount } from '@facade/shared-domain/model';
import { NOTATIONS, writeNumber } from '@facade/shared-domain/numbers/digits';
import { capitalize } from '@facade/shared-domain/words/words';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-final-form';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import type { FormValues } from '../../kit/values.ts';
import type { DemandChoices } from './demand-data.ts';
import { DemandParts } from './demand-form.style.ts';
import { KINDS, queryOf } from './demand-values.ts';
import { SearchFields } from './search-fields.tsx';

export interface SearchPartProps {
  choices: DemandChoices;
  /** Initial values of the fields. */
  initial: FormValues;
  /** One line says what is searched, and its fields are folded in. */
  isFolded: boolean;
}

/** What is searched, what it finds now, and how often that is mailed. */
export function SearchPart({ choices, initial, isFolded }: SearchPartProps) {
  const t = useTexts('mf-forms');
  const fields = <SearchFields choices={choices} initial={initial} />;
  return (
    <DemandParts>
      {!isFolded && fields}
      <Matches initial={initial} found={choices.found} isTold={isFolded} />
      {isFolded && <Adaptable>{fields}</Adaptable>}
      <ChoiceField
        name="frequency"
        label={t('demand.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`demand.often.${value}`) }))}
      />
    </DemandParts>
  );
}

/** Debounce in milliseconds. */
const PAUSE = 400;

interface MatchesProps {
  initial: FormValues;
  /** What the initial search finds. */
  found: DemandCount | null;
  /** The search itself is said too. */
  isTold: boolean;
}

/** The search as it is now, and the number of matching homes. Empty while unknown. */
function Matches({ initial, found, isTold }: MatchesProps) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const query = queryOf(values).toString();
  const known = query === queryOf(initial).toString() ? found : null;
  const path = known ? null : `/demand/count?lang=${language}&${query}`;
  const { answer } = useApi<DemandCount>(path, { pause: PAUSE, clearsOnFailure: true });
  const shown = known ?? answer;
  const number = shown ? writeNumber(shown.count, NOTATIONS[language], 0, 0) + (shown.isMore ? '+' : '') : '';
  return (
    <div className="matches" role="status">
      {isTold && <p className="search">{capitalize(shown?.search ?? '')}</p>}
      <p>{shown && t('demand.count', { count: shown.count, number })}</p>
    </div>
  );
}

/** Folded in, unless something in it is wrong. Folded fields are sent too, without scripts as well. */
function Adaptable({ children }: { children: ReactNode }) {
  const t = useTexts('mf-forms');
  const returned = useReturnedForm('demand');
  const [isOpen, setOpen] = useState(false);
  const { errors, submitErrors, submitFailed } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  });
  const wrong = submitFailed ? { ...errors, ...submitErrors } : (returned?.errors ?? {});
  const isWrong = Object.keys(KINDS.saved).some((name) => name in wrong);
  return (
    <details className="adapt" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('demand.adapt')}</summary>
      <div className="fields">{children}</div>
    </details>
  );
}

import { useApi, useLanguage, useTexts } from '@facade/section-kit';
import { FREQUENCIES } from '@facade/shared-domain/listing/demand-criteria';
import type { DemandCount, DemandCriteria, DemandFrequency } from '@facade/shared-domain/model';
import { NOTATIONS, writeNumber } from '@facade/shared-domain/numbers/digits';
import { useFormState } from 'react-final-form';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { PersonFields } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import type { DemandChoices } from './demand-data.ts';
import { DemandParts } from './demand-form.style.ts';
import { initialValues, kindsOf, queryOf } from './demand-values.ts';
import { SearchFields } from './search-fields.tsx';

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/demand').then(({ demand }) => demand);

export interface DemandFormProps {
  choices: DemandChoices;
  criteria: DemandCriteria;
  frequency: DemandFrequency;
  /** Of the originating list: each has its own draft. */
  query?: string;
  /** Token of the link that changes a search; without it a new one is saved. */
  token?: string;
}

/** Saves a search, or changes one. */
export function DemandForm({ choices, criteria, frequency, query = '', token }: DemandFormProps) {
  const t = useTexts('mf-forms');
  const initial = initialValues(criteria, frequency);
  return (
    <FormShell
      form="demand"
      kinds={kindsOf(token === undefined)}
      schema={schema}
      fixed={token === undefined ? (query ? { from: query } : NOTHING) : { token }}
      initial={initial}
      sendLabel={t(token === undefined ? 'demand.send' : 'demand.change')}
      promise={t(token === undefined ? 'demand.promise' : 'demand.changePromise')}
    >
      <DemandParts>
        <SearchFields choices={choices} initial={initial} />
        <MatchCount />
        <ChoiceField
          name="frequency"
          label={t('demand.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`demand.often.${value}`) }))}
        />
      </DemandParts>
      {token === undefined && (
        <>
          <PersonFields />
          <PrivacyField />
        </>
      )}
    </FormShell>
  );
}

const NOTHING = {};

/** Debounce in milliseconds. */
const PAUSE = 400;

/** Number of matching homes for the current choices. Empty while unknown. */
function MatchCount() {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { values } = useFormState({ subscription: { values: true } });
  const path = `/demand/count?lang=${language}&${queryOf(values)}`;
  const { answer: found } = useApi<DemandCount>(path, { pause: PAUSE, clearsOnFailure: true });
  const number = found ? writeNumber(found.count, NOTATIONS[language], 0, 0) + (found.isMore ? '+' : '') : '';
  return (
    <p className="count" role="status">
      {found && t('demand.count', { count: found.count, number })}
    </p>
  );
}

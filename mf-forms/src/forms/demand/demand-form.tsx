import { onDemand, useTexts } from '@facade/section-kit';
import type { DemandCriteria, DemandFrequency } from '@facade/shared-domain/model';
import { Skeleton } from '@facade/shared-ui';
import { Suspense } from 'react';
import { EmailField } from '../../kit/fields/email-field.tsx';
import { PersonFields } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import type { DemandChoices } from './demand-data.ts';
import { type DemandStart, initialValues, KINDS } from './demand-values.ts';
import { SearchPart as SearchPartNow } from './search-part.tsx';

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/demand').then(({ demand }) => demand);

/** What is searched. Two pages and a sheet share its code. */
export const SearchPart = onDemand(
  // A constant of the build: the browser's keeps none of what the server renders at once.
  typeof window === 'undefined' ? SearchPartNow : null,
  async () => (await import('./search-part.tsx')).SearchPart,
);

export interface DemandFormProps {
  choices: DemandChoices;
  criteria: DemandCriteria;
  frequency: DemandFrequency;
  /** Of the originating list: each has its own draft. */
  query?: string;
  /** Token of the link that changes a search; without it a new one is saved. */
  token?: string;
}

/** Saves a search, or changes one. That of a list takes one line and an address; its fields open to be adapted. */
export function DemandForm({ choices, criteria, frequency, query = '', token }: DemandFormProps) {
  const t = useTexts('mf-forms');
  const initial = initialValues(criteria, frequency);
  const start: DemandStart = token !== undefined ? 'saved' : query ? 'list' : 'empty';
  return (
    <FormShell
      form="demand"
      kinds={KINDS[start]}
      schema={schema}
      fixed={token === undefined ? (query ? { from: query } : NOTHING) : { token }}
      initial={initial}
      sendLabel={t(token === undefined ? 'demand.send' : 'demand.change')}
      promise={t(token === undefined ? 'demand.promise' : 'demand.changePromise')}
    >
      <Suspense fallback={<Skeleton height="560px" />}>
        <SearchPart choices={choices} initial={initial} isFolded={start === 'list'} />
      </Suspense>
      {start === 'empty' && <PersonFields />}
      {start === 'list' && <EmailField />}
      {start !== 'saved' && <PrivacyField />}
    </FormShell>
  );
}

const NOTHING = {};

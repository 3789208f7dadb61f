import { defineFragment, type FragmentProps } from '@facade/section-kit';
import { readDemand } from '@facade/shared-domain/listing/demand-criteria';
import type { DemandCriteria } from '@facade/shared-domain/model';
import { type DemandChoices, loadChoices } from '../forms/demand/demand-data.ts';
import { DemandForm } from '../forms/demand/demand-form.tsx';
import { InSheet } from '../kit/sheet/in-sheet.tsx';

interface Started {
  criteria: DemandCriteria;
  choices: DemandChoices;
}

export const fragment = defineFragment<FragmentProps['mf-forms/save-search'], Started>({
  async loader({ api, language, signal, props }) {
    const { criteria } = readDemand(new URLSearchParams(props.query));
    return { criteria, choices: await loadChoices({ api, language, signal }, criteria) };
  },
  Component: ({ data: { criteria, choices }, props }) => (
    <InSheet ids="save-">
      <DemandForm choices={choices} criteria={criteria} frequency="daily" query={props.query} />
    </InSheet>
  ),
});

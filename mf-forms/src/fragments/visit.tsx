import { defineFragment } from '@facade/section-kit';
import { VisitForm } from '../forms/visit/visit-form.tsx';
import { loadVisitTimes, type VisitTimes } from '../forms/visit/visit-times.ts';
import { FieldIds } from '../kit/fields/field-ids.ts';

export const fragment = defineFragment<{ propertyId: number }, VisitTimes>({
  loader: ({ api, props, signal }) => loadVisitTimes(api, props.propertyId, signal),
  Component: ({ data, props }) => (
    <FieldIds value="visit-">
      <VisitForm propertyId={props.propertyId} times={data} />
    </FieldIds>
  ),
});

import { defineFragment } from '@facade/section-kit';
import { VisitForm } from '../forms/visit/visit-form.tsx';
import { loadVisitTimes, type VisitTimes } from '../forms/visit/visit-times.ts';
import { InSheet } from '../kit/sheet/in-sheet.tsx';

export const fragment = defineFragment<{ propertyId: number }, VisitTimes>({
  loader: ({ api, props, signal }) => loadVisitTimes(api, props.propertyId, signal),
  Component: ({ data, props }) => (
    <InSheet ids="visit-">
      <VisitForm propertyId={props.propertyId} times={data} />
    </InSheet>
  ),
});

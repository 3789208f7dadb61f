import { defineFragment } from '@facade/section-kit';
import type { FormTerms } from '@facade/shared-domain/model';
import { RentalApplicationForm } from '../forms/rental-application/rental-application-form.tsx';
import { loadTerms } from '../kit/subject/load-terms.ts';

export const fragment = defineFragment<object, FormTerms>({
  loader: loadTerms,
  Component: ({ data }) => <RentalApplicationForm terms={data} />,
});

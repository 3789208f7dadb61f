import { defineFragment } from '@facade/section-kit';
import type { FormTerms } from '@facade/shared-domain/model';
import { PurchaseOfferForm } from '../forms/purchase-offer/purchase-offer-form.tsx';
import { loadTerms } from '../kit/subject/load-terms.ts';

export const fragment = defineFragment<object, FormTerms>({
  loader: loadTerms,
  Component: ({ data }) => <PurchaseOfferForm terms={data} />,
});

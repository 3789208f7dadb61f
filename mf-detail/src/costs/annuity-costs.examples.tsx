import type { Examples } from '@facade/section-kit/testing';
import { sampleProperty } from '../testing/sample-property.ts';
import { AnnuityCosts } from './annuity-costs.tsx';

const price = { amount: 78_000, charges: null, unit: null, annuity: 980, excludesVat: false };

export const examples: Examples = {
  'a life annuity': () => <AnnuityCosts property={sampleProperty({ price })} />,
};

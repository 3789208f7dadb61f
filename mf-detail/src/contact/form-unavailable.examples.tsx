import type { Examples } from '@facade/section-kit/testing';
import { sampleAgent } from '../testing/sample-property.ts';
import { FormUnavailable } from './form-unavailable.tsx';

export const examples: Examples = {
  'in place of the form': () => <FormUnavailable agent={sampleAgent} />,
};

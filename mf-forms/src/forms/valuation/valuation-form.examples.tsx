import type { Examples } from '@facade/section-kit/testing';
import { sampleRange } from '../../testing/sample-range.ts';
import { ValuationForm } from './valuation-form.tsx';

const render = () => <ValuationForm />;
const at = (step: string, errors: Record<string, string> = {}) => ({
  form: 'valuation',
  ...(Object.keys(errors).length === 0 && { step }),
  values: { street: 'Rue Haute', houseNumber: '12', zip: '7800', city: 'Ath', type: 'house' },
  errors,
});

export const examples: Examples = {
  'first step': render,
  'second step': { render, form: at('type') },
  'third step': { render, form: at('home') },
  'last step, with a price range': {
    render,
    form: at('contact'),
    api: { '/price-range': { body: { range: sampleRange } } },
  },
  'last step, too few similar homes': {
    render,
    form: at('contact'),
    api: { '/price-range': { body: { range: null } } },
  },
  'a step that is not right': { render, form: at('', { zip: 'Deze postcode is niet geldig' }) },
};

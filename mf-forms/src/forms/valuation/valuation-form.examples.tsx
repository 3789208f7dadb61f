import type { Examples } from '@facade/section-kit/testing';
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
  'third step, with similar homes': {
    render,
    form: at('home'),
    api: {
      '/valuation-hint': {
        body: { hint: { count: 9, median: 245000, lowest: 145000, highest: 410000, scope: 'zip', similarSize: true } },
      },
    },
  },
  'last step': { render, form: at('contact') },
  'a step that is not right': { render, form: at('', { zip: 'Deze postcode is niet geldig' }) },
};

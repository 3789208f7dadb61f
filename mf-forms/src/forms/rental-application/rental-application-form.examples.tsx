import type { Examples } from '@facade/section-kit/testing';
import { noTerms, sampleTerms } from '../../testing/sample-terms.ts';
import { RentalApplicationForm } from './rental-application-form.tsx';

const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  'for a home': () => <RentalApplicationForm terms={sampleTerms()} />,
  'for a home of the visitor’s words': () => <RentalApplicationForm terms={noTerms} />,
  'an income below the guideline': {
    render: () => <RentalApplicationForm terms={sampleTerms()} />,
    form: { form: 'rental-application', values: { income: '1500' }, errors: {} },
  },
  'sent empty': { render: () => <RentalApplicationForm terms={noTerms} />, play: send },
};

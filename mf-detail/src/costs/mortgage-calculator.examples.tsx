import type { Example, Examples } from '@facade/section-kit/testing';
import { type LoanTexts, readLoan } from '@facade/shared-domain/costs/loan';
import { sampleProperty } from '../testing/sample-property.ts';
import { MortgageCalculator } from './mortgage-calculator.tsx';

const property = sampleProperty();

const calculator =
  (typed: LoanTexts = {}): Example['render'] =>
  () => <MortgageCalculator property={property} form={readLoan(property, typed)} onType={() => undefined} />;

export const examples: Examples = {
  'first figures': calculator(),
  'of the visitor': calculator({ own: '90.000', rate: '2,85', years: '20', use: 'other' }),
  'refused values': calculator({ own: 'abc', rate: '99', years: '0' }),
  'a field, hovered': { render: calculator(), hover: 'input' },
  'a field, with the focus': { render: calculator(), focus: 'input' },
};

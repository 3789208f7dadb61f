import type { Example, Examples } from '@facade/section-kit/testing';
import { readLoan } from './loan.ts';
import { MortgageCalculator } from './mortgage-calculator.tsx';

const START_PRICE = 278_500;

const calculator =
  (query = ''): Example['render'] =>
  () => <MortgageCalculator loan={readLoan(START_PRICE, new URLSearchParams(query))} startPrice={START_PRICE} />;

export const examples: Examples = {
  'first figures': calculator(),
  'of the visitor': calculator('own=90000&rate=2,85&years=20'),
  'refused values': calculator('own=abc&rate=99&years=0'),
  'a field, hovered': { render: calculator(), hover: 'input' },
  'a field, with the focus': { render: calculator(), focus: 'input' },
};

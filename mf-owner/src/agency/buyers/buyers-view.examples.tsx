import type { Examples } from '@facade/section-kit/testing';
import { buyers, buyersOfHome } from '../testing/sample-buyers.ts';
import { BuyersView } from './buyers-view.tsx';

export const examples: Examples = {
  'homes of the reader': { render: () => <BuyersView answer={buyers} />, bleed: true },
  'one home': { render: () => <BuyersView answer={buyersOfHome} />, bleed: true },
  'no home yet': { render: () => <BuyersView answer={{ ...buyers, homes: [] }} />, bleed: true },
};

import type { Examples } from '@facade/section-kit/testing';
import { noTerms, sampleTerms } from '../../testing/sample-terms.ts';
import { PurchaseOfferForm } from './purchase-offer-form.tsx';

const sale = sampleTerms({ goal: 'sale', price: 199_999, charges: null });
const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  'for a home': () => <PurchaseOfferForm terms={sale} />,
  'for a home of the visitor’s words': () => <PurchaseOfferForm terms={noTerms} />,
  'a price and a condition': {
    render: () => <PurchaseOfferForm terms={sale} />,
    form: { form: 'purchase-offer', values: { price: '199.999', condition: 'loan' }, errors: {} },
  },
  'sent empty': { render: () => <PurchaseOfferForm terms={noTerms} />, play: send },
};

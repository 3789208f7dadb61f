import type { Example, Examples } from '@facade/section-kit/testing';
import { readLoan } from '@facade/shared-domain/costs/loan';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { TotalCost } from './total-cost.tsx';

const cost =
  (changes: Partial<PropertyDetail> = {}): Example['render'] =>
  () => {
    const property = sampleProperty(changes);
    return <TotalCost property={property} form={readLoan(property, {})} />;
  };

const price = (changes: Partial<PropertyDetail['price']>) => ({ ...sampleProperty().price, ...changes });

export const examples: Examples = {
  'a house in Wallonia': cost(),
  'a house in Flanders': cost({ region: 'flanders' }),
  'a house in Brussels': cost({ region: 'brussels' }),
  'new construction': cost({ price: price({ excludesVat: true, unit: 7 }) }),
};

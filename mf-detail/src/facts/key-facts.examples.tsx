import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { sampleProperty } from '../testing/sample-property.ts';
import { KeyFacts } from './key-facts.tsx';

const facts =
  (changes: Partial<PropertyDetail> = {}): Example['render'] =>
  () => <KeyFacts property={sampleProperty(changes)} />;

export const examples: Examples = {
  'a house': facts(),
  'one of each': facts({ bedrooms: 1, bathrooms: 1 }),
  'building land': facts({ bedrooms: null, bathrooms: null, livingArea: null, energy: null, groups: [] }),
};

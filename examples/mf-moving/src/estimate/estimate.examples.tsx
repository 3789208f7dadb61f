import type { Examples } from '@facade/section-kit/testing';
import { Estimate } from './estimate.tsx';

export const examples: Examples = {
  'three bedrooms': () => <Estimate rooms={3} />,
  'more than the list has': () => <Estimate rooms={12} />,
};

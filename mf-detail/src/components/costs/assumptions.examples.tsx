import type { Examples } from '@facade/section-kit/testing';
import { Assumptions } from './assumptions.tsx';

export const examples: Examples = {
  'in Wallonia': () => <Assumptions region="wallonia" isNew={false} />,
  'new construction': () => <Assumptions region="flanders" isNew />,
};

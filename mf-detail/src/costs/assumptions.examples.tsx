import type { Examples } from '@facade/section-kit/testing';
import { Assumptions } from './assumptions.tsx';

export const examples: Examples = {
  'in Wallonia': () => <Assumptions region="wallonia" isNew={false} cost={257_550} />,
  'new construction': () => <Assumptions region="flanders" isNew cost={257_550} />,
};

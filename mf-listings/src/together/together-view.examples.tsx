import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleTogether } from '../testing/sample-together.ts';
import { TogetherView } from './together-view.tsx';

const view =
  (changes: Parameters<typeof sampleTogether>[0] = {}): Example['render'] =>
  () => <TogetherView data={sampleTogether(changes)} />;

export const examples: Examples = {
  'two people': view(),
  'seen by somebody with the link': view({ you: null }),
  'ended or erased': view({ isOver: true }),
};

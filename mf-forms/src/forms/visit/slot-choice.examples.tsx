import type { Examples } from '@facade/section-kit/testing';
import { sampleSlots } from '../../testing/sample-visit.ts';
import { SlotChoice } from './slot-choice.tsx';

const nothing = () => {};

export const examples: Examples = {
  'nothing chosen': () => (
    <SlotChoice legend="Kies een moment" slots={sampleSlots} chosen={undefined} onChoose={nothing} />
  ),
  'chosen, in a later week': () => (
    <SlotChoice legend="Kies een moment" slots={sampleSlots} chosen="later" onChoose={nothing} />
  ),
  'one week only': () => (
    <SlotChoice legend="Kies een moment" slots={sampleSlots.slice(0, 2)} chosen="tue-1" onChoose={nothing} />
  ),
  refused: () => (
    <SlotChoice
      legend="Kies een moment"
      slots={sampleSlots}
      chosen="tue-1"
      onChoose={nothing}
      error="Dit moment is net door iemand anders geboekt."
    />
  ),
};

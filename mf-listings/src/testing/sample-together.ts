import { toCardProperty } from '../cards/card-data.ts';
import type { TogetherData } from '../together/use-together.ts';
import { samplePictures } from './sample-list.ts';
import { sampleProperty } from './samples.ts';

const homes = [1, 2, 3].map((id) =>
  toCardProperty(
    sampleProperty({
      id,
      pictures: samplePictures(id),
      price: { ...sampleProperty().price, amount: 400_000 - id * 50_000 },
      ...(id === 3 && { availability: 'sold' as const }),
    }),
  ),
);

interface SampleTogether {
  /** Who looks at it; null for somebody else. */
  you?: 1 | null;
  isOver?: boolean;
}

/** A list of An (1) and Tom (2): both like home 2, Tom wrote of home 1. */
export const sampleTogether = ({ you = 1, isOver = false }: SampleTogether = {}): TogetherData => ({
  token: 'x'.repeat(65),
  list: isOver
    ? null
    : {
        people: [
          { id: 1, firstName: 'An', isYou: you === 1 },
          { id: 2, firstName: 'Tom', isYou: false },
        ],
        homes: [
          { id: 3, likedBy: [2], notes: [] },
          { id: 1, likedBy: [1], notes: [{ by: 2, text: 'Te ver <b>van</b> het station' }] },
          { id: 2, likedBy: [1, 2], notes: [{ by: 1, text: 'Mooie tuin' }] },
        ],
        keptFor: '90 dagen',
      },
  homes,
  sort: 'hearts',
});

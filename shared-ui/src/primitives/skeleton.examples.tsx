import type { Examples } from '../examples.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: Examples = {
  'of a card’s picture': () => (
    <div style={{ maxWidth: 320 }}>
      <Skeleton ratio="4/3" />
    </div>
  ),
  'of a given height': () => <Skeleton height="120px" />,
};

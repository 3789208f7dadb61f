import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleList } from '../testing/sample-list.ts';
import { ListCount } from './list-count.tsx';

const count =
  (query: string, unavailable: number): Example['render'] =>
  () => <ListCount data={sampleList(query, { unavailable })} path="/nl/te-koop/" />;

export const examples: Examples = {
  'some are sold': count('', 10),
  'none is sold': count('', 0),
  'sold ones left out': count('?available=1', 10),
  'of a search': count('?q=ath', 2),
};

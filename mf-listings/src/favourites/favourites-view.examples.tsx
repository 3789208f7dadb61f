import type { Example, Examples } from '@facade/section-kit/testing';
import { toCardProperty } from '../cards/card-data.ts';
import { samplePictures } from '../testing/sample-list.ts';
import { sampleProperty } from '../testing/samples.ts';
import { FavouritesView } from './favourites-view.tsx';

const homes = [701, 702, 703].map((id, index) =>
  toCardProperty(sampleProperty({ id, goal: index === 2 ? 'rent' : 'sale', pictures: samplePictures(id) })),
);

const view =
  (shared: typeof homes | null): Example['render'] =>
  () => <FavouritesView data={{ shared }} />;

export const examples: Examples = {
  'nothing kept': view(null),
  'a list from another device': view(homes),
  'a list of homes that are gone': view([]),
};

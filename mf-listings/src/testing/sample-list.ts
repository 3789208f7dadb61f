import type { Picture } from '@facade/shared-domain/model';
import { toCardProperty } from '../model/cards/card-data.ts';
import type { ListData } from '../model/list/list-data.ts';
import { readListQuery } from '../model/list/list-query.ts';
import { sampleProperty } from './samples.ts';

const TYPES = [
  { value: '1', label: 'Woning', count: 36 },
  { value: '12', label: 'Appartement', count: 9 },
];
const TOWNS = [
  { value: 'Ath|7800', label: 'Aat', count: 30 },
  { value: 'Lessines|7860', label: 'Lessen', count: 8 },
];

const chosen = (options: typeof TYPES, value: string) => {
  const option = options.find((known) => known.value === value);
  return { chosen: option ? { ...option, otherCount: 2 } : null, options };
};

/** Pictures that differ from those of other properties. */
export const samplePictures = (id: number): Picture[] =>
  sampleProperty().pictures.map((picture) => ({ ...picture, id: `${id}-${picture.id}` }));

/** What the list page shows for a query string; spread over it what an example is about. */
export function sampleList(query = '', changes: Partial<ListData> = {}): ListData {
  const read = readListQuery(new URLSearchParams(query));
  const properties = [501, 502, 503, 504, 505, 506].map((id) =>
    toCardProperty(sampleProperty({ id, pictures: samplePictures(id) })),
  );
  return {
    goal: 'sale',
    query: read,
    type: chosen(TYPES, read.type),
    city: chosen(TOWNS, read.city),
    unknown: {},
    properties,
    total: 93,
    unavailable: 10,
    pages: 8,
    ...changes,
  };
}

import fc from 'fast-check';
import { readFilters } from '../listing/listing-filters.ts';
import { writeFilters } from '../listing/write-filters.ts';
import nl from '../words/nl.json' with { type: 'json' };
import { TRAVEL_MODES } from './travel-modes.ts';
import { MAX_START, parseTravel, travelText, writeTravel } from './travel-text.ts';

const say = (key: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    nl.travel[key.split('.').at(-1) as keyof typeof nl.travel],
  );

test.each([
  ['bike,20,station,Ath', '20 min fietsen van station Aat'],
  ['walk,10,town,Lessines', '10 min te voet van Lessen'],
  ['car,30', '30 min rijden van een punt op de kaart'],
])('says %s in words', (value, words) => {
  const travel = parseTravel(value);
  expect(travel && travelText(travel, 'nl', say)).toBe(words);
});

test('what is written is read again', () => {
  const name = fc
    .string({ minLength: 1, maxLength: MAX_START })
    .filter((text) => /^[\w ,’é-]+$/.test(text) && text.trim() === text);
  const from = fc.option(fc.record({ kind: fc.constantFrom('station' as const, 'town' as const), name }));
  const travel = fc.record({ by: fc.constantFrom(...TRAVEL_MODES), minutes: fc.integer({ min: 1, max: 60 }), from });
  fc.assert(fc.property(travel, (one) => expect(parseTravel(writeTravel(one))).toEqual(one)));
});

test.each([
  '',
  'boat,20',
  'bike',
  'bike,0',
  'bike,61',
  'bike,20,river,Dender',
  'bike,20,town',
  'bike,20,town,a\u202eb',
])('refuses %j', (value) => expect(parseTravel(value)).toBeNull());

test('belongs to an area: without one it says nothing', () => {
  const area = 'within=3.7 50.6,3.8 50.6,3.8 50.7';
  const read = (query: string) => readFilters(new URLSearchParams(query)).filters;
  expect(read(`${area}&travel=bike,20`).travel).toEqual({ by: 'bike', minutes: 20, from: null });
  expect(read('travel=bike,20').travel).toBeUndefined();
  expect(writeFilters(read(`${area}&travel=bike,20,station,Aat`)).get('travel')).toBe('bike,20,station,Aat');
});

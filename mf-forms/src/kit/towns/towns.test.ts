import type { City } from '@facade/shared-domain/model';
import { townOf } from './towns.ts';

const town = (name: string, zip: string, sale: number): City => ({
  name,
  label: name,
  aliases: [],
  zip,
  counts: { sale, rent: 0 },
  location: null,
});

const TOWNS = [
  town('Lanquesaint', '7800', 1),
  town('Ath', '7800', 23),
  town('Isières', '7822', 1),
  town('Meslin', '7822', 1),
  town('Hoves', '7830', 2),
  town('Hoves', '1440', 1),
];

test('a postal code gives the town with the most homes, a name its code', () => {
  expect(townOf({ zip: '7800' }, TOWNS)).toEqual({ city: 'Ath' });
  expect(townOf({ city: 'lanquesaint' }, TOWNS)).toEqual({ zip: '7800' });
});

test('nothing is chosen between equal towns, between codes, or over what was typed', () => {
  expect(townOf({ zip: '7822' }, TOWNS)).toBeNull();
  expect(townOf({ city: 'Hoves' }, TOWNS)).toBeNull();
  expect(townOf({ zip: '7800', city: 'Meslin' }, TOWNS)).toBeNull();
  expect(townOf({ zip: '9000' }, TOWNS)).toBeNull();
});

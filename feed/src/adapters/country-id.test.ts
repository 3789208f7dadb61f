import { BELGIUM, LUXEMBOURG } from '@facade/shared-domain/places/region';
import { countryId } from './country-id.ts';

test.each(['BE', 'be', 'BEL', 'Belgium', 'België', 'BELGIE', 'Belgique', 'Belgien', ' Bélgica '])('%s', (name) =>
  expect(countryId(name, '28001')).toBe(BELGIUM),
);

test.each(['LU', 'lux', 'Luxemburg', 'Luxembourg'])('%s', (name) => expect(countryId(name)).toBe(LUXEMBOURG));

test.each([
  ['7800', BELGIUM],
  ['B-7800', BELGIUM],
  ['', null],
  ['L-1009', LUXEMBOURG],
  ['03300', 0],
])('without a country, the postcode "%s" decides', (zip, id) => expect(countryId('', zip)).toBe(id));

test('another country has no id', () => expect(countryId('Spain', '7800')).toBe(0));

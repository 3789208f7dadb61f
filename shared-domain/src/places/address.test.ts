import { formatAddress, formatStreet } from './address.ts';

const address = { street: 'Rue du Moulin', houseNumber: 12, boxNr: 'B', zip: 7800, city: 'Ath' };

test('a whole address', () => {
  expect(formatAddress(address, 'fr')).toBe('Rue du Moulin 12 bte B, 7800 Ath');
  expect(formatAddress({ ...address, boxNr: '', countryName: 'België' }, 'nl')).toBe(
    'Rue du Moulin 12, 7800 Ath, België',
  );
  expect(formatStreet(address, 'nl')).toBe('Rue du Moulin 12 bus B');
});

test('a hidden address shows the town alone', () => {
  expect(formatAddress({ ...address, publishAddress: false }, 'fr')).toBe('7800 Ath');
});

test('missing parts leave no trace', () => {
  expect(formatAddress({ houseNumber: 12, city: 'Ath' }, 'fr')).toBe('Ath');
  expect(formatAddress({}, 'nl')).toBe('');
});

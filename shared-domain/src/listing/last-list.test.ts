import { placeInList } from './last-list.ts';

const homes = [1, 2, 3].map((id) => ({ id, path: `/nl/te-koop/ath/woning/${id}/` }));
const stored = JSON.stringify({ href: '/nl/te-koop/?type=1&page=2', homes });

test('a home knows its list and the homes beside it', () => {
  expect(placeInList(stored, 2)).toEqual({
    href: '/nl/te-koop/?type=1&page=2',
    previous: '/nl/te-koop/ath/woning/1/',
    next: '/nl/te-koop/ath/woning/3/',
  });
  expect(placeInList(stored, 1)).toMatchObject({ previous: '', next: '/nl/te-koop/ath/woning/2/' });
  expect(placeInList(stored, 3)).toMatchObject({ previous: '/nl/te-koop/ath/woning/2/', next: '' });
});

test('a home of no list has none', () => {
  expect(placeInList(stored, 9)).toBeNull();
  expect(placeInList(null, 1)).toBeNull();
});

test.each([
  '',
  'x',
  '1',
  'null',
  '[]',
  '{}',
  '{"homes":1,"href":"/"}',
  '{"homes":[null],"href":"/"}',
  JSON.stringify({ href: 'javascript:alert(1)', homes }),
  JSON.stringify({ href: '//evil.example/', homes }),
])('what was stored as %s leads nowhere', (text) => expect(placeInList(text, 1)).toBeNull());

import { readFeedPlaces } from './feed-places.ts';

test('reads one file, or several with names and formats', () => {
  expect(readFeedPlaces('/srv/feed.json')).toEqual([{ name: '', format: null, file: '/srv/feed.json' }]);
  expect(readFeedPlaces('/srv/feed.json, rentals:csv=/srv/a=b.csv,lux=x.xml')).toEqual([
    { name: '', format: null, file: '/srv/feed.json' },
    { name: 'rentals', format: 'csv', file: '/srv/a=b.csv' },
    { name: 'lux', format: null, file: 'x.xml' },
  ]);
});

test.each(['a.json, b.json', 'x=a.json,x=b.json', 'x:word=a.doc', '1x=a.json', 'a.json,', 'x='])(
  'refuses %s',
  (text) => {
    expect(readFeedPlaces(text)).toBeNull();
  },
);

import { chooseAdapter } from './adapters.ts';

test.each([
  ['homes.csv', 'ID;Goal', 'csv'],
  ['homes.txt', 'ID;Goal', 'csv'],
  ['/dev/stdin', '"ID",Goal', 'csv'],
  ['homes.xml', '<?xml version="1.0"?><root><kyero>', 'kyero'],
  ['/dev/stdin', '<root>\n <kyero>', 'kyero'],
  ['homes.xml', '<openimmo>', 'openimmo'],
  ['/dev/stdin', '<?xml version="1.0"?>\n<openimmo xmlns="http://www.openimmo.de">', 'openimmo'],
  ['homes.xml', '<homes>', 'kyero'],
  ['feed.json', '{"properties":[]}', null],
  ['feed.csv', ' {"kind":"property"}', null],
  ['feed.json', '', null],
  ['feed.NDJSON', 'no, not a feed', null],
  ['feed.json', '> facade@1.0.0 facade\n> node', null],
])('%s that begins with %j is read as %s', (name, head, format) => {
  expect(chooseAdapter(name, head)?.name ?? null).toBe(format);
});

test('FEED_FORMAT takes precedence if it is set', () => {
  expect(chooseAdapter('feed.json', '{', 'csv')?.name).toBe('csv');
  expect(chooseAdapter('homes.csv', 'ID;Goal', 'feed')).toBeNull();
});

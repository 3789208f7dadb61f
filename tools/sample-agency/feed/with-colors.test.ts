import { buildFeed } from './build-feed.ts';
import { withColors } from './with-colors.ts';

test('a known colour reaches the picture in both languages; the others stay without', () => {
  const { feed } = buildFeed();
  const [first, second] = feed.properties[0]?.Pictures ?? [];
  const painted = withColors(feed, new Map([[first?.ID ?? '', '#aabbcc']]));
  for (const record of painted.properties.slice(0, 2)) {
    expect(record.Pictures[0]?.Color).toBe('#aabbcc');
    expect(record.Pictures[1]).toEqual(expect.not.objectContaining({ Color: expect.anything() }));
  }
  expect(second?.ID).toBe(painted.properties[0]?.Pictures[1]?.ID);
});

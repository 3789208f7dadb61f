import { readFileSync } from 'node:fs';
import { buildFeed } from './build-feed.ts';

test('the README names every field of the records', () => {
  const readme = readFileSync(`${import.meta.dirname}/README.md`, 'utf8');
  const { feed } = buildFeed();
  const samples = [
    feed.properties[0],
    feed.projects[0],
    feed.categories[0],
    feed.ribbons[0],
    feed.agents[0],
    feed.cities[0],
    feed.owners[0],
  ];
  const fields = samples.flatMap((sample) => Object.keys(sample ?? {}));
  expect(fields.length).toBeGreaterThan(130);
  expect(fields.filter((field) => !readme.includes(`\`${field}\``))).toEqual([]);
});

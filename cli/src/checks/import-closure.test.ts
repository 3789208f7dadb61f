import { filesReached, MOST_FILES } from './import-closure.ts';

test.each(Object.entries(MOST_FILES))('%s reaches at most %i files', (module, most) => {
  expect(filesReached(module).length).toBeLessThanOrEqual(most);
});

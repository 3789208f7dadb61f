import { documentsOf } from './localize.ts';

const plan = { title: 'Grondplan', kind: 'plan' };

test("documents of another language say which; the visitor's own do not", () => {
  const texts = { nl: { documents: [plan] } };
  expect(documentsOf(texts, ['en', 'nl'])).toEqual([{ ...plan, language: 'nl' }]);
  expect(documentsOf(texts, ['nl', 'en'])).toEqual([plan]);
  expect(documentsOf({}, ['nl'])).toEqual([]);
});

import { documentsOf } from './localize.ts';

const plan = { title: 'Grondplan', kind: 'plan' };

test("documents in another language name it; those in the visitor's language do not", () => {
  const texts = { nl: { documents: [plan] } };
  expect(documentsOf(texts, ['en', 'nl'])).toEqual([{ ...plan, language: 'nl' }]);
  expect(documentsOf(texts, ['nl', 'en'])).toEqual([plan]);
  expect(documentsOf({}, ['nl'])).toEqual([]);
});

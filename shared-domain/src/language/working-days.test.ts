import { withinWorkingDays } from './working-days.ts';

test.each([
  ['nl', 'binnen één werkdag', 'binnen twee werkdagen', 'binnen 10 werkdagen'],
  ['fr', 'dans le jour ouvrable', 'dans les deux jours ouvrables', 'dans les 10 jours ouvrables'],
  ['en', 'within one working day', 'within two working days', 'within 10 working days'],
  ['de', 'innerhalb eines Werktags', 'innerhalb von zwei Werktagen', 'innerhalb von 10 Werktagen'],
] as const)('one, two and ten working days in %s', (language, one, two, ten) => {
  expect([1, 2, 10].map((days) => withinWorkingDays(days, language))).toEqual([one, two, ten]);
});

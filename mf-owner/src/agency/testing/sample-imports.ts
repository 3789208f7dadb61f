import type { ImportsAnswer } from '@facade/shared-domain/model';
import { outbox } from './sample-leads.ts';

const run = {
  source: '',
  file: 'homes.xml',
  seconds: 3.2,
  leftOut: 0,
  tooMany: null,
  errors: [],
  warnings: [],
  more: 0,
};

export const imports: ImportsAnswer = {
  staff: outbox.staff,
  canRun: true,
  runs: [
    {
      ...run,
      id: 2,
      beganAt: '2026-03-12T09:05:00.000Z',
      imported: true,
      leftOut: 1,
      counts: { properties: 104, added: 1, changed: 2, removed: 0 },
      errors: [
        {
          home: 'IB-7',
          problems: [
            { message: 'taal (sprache) "xx" is niet nl, fr, en of de', advice: 'Kies een van die.', line: 12 },
          ],
        },
      ],
      warnings: [
        {
          home: 'IB-8',
          problems: [{ message: 'Bouwjaar (baujahr) "ca. 1920" is geen getal', advice: '', line: null }],
        },
      ],
      more: 3,
    },
    {
      ...run,
      id: 1,
      beganAt: '2026-03-11T09:05:00.000Z',
      imported: false,
      counts: { properties: 0, added: 0, changed: 0, removed: 0 },
      tooMany: { removed: 40, homes: 104 },
      errors: [{ home: '', problems: [{ message: 'zou 40 van de 104 panden verwijderen', advice: '', line: null }] }],
    },
  ],
};

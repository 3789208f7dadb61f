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
      errors: [{ home: 'IB-7', problems: [{ field: 'sprache', value: 'xx', message: 'is not a language', line: 12 }] }],
      warnings: [
        { home: 'IB-8', problems: [{ field: 'baujahr', value: 'ca. 1920', message: 'is not a number', line: null }] },
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
      errors: [{ home: '', problems: [{ field: '', value: '', message: 'would remove 40 of 104 homes', line: null }] }],
    },
  ],
};

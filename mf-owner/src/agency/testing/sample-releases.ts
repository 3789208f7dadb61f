import type { GoalSteps, ReleaseHealth, ReleasesAnswer } from '@facade/shared-domain/releases';
import { outbox } from './sample-leads.ts';

const steps = (shown: number, begun: number, sent: number, refused: number, accepted: number): GoalSteps => ({
  shown,
  begun,
  sent,
  refused,
  accepted,
});

const live: ReleaseHealth = {
  version: '2.1.0-9c1d20b7aa',
  place: 'live',
  percent: 90,
  since: { at: '2026-03-12T09:05:00.000Z', by: 'mf-forms/anna', why: 'prijzen met btw' },
  size: 61_240,
  figures: {
    loads: 5230,
    failures: { server: 0, browser: 3 },
    harms: { blocks: 2 },
    vitals: { lcp: 1.2, inp: 0.1, cls: 0.05 },
  },
  errors: [
    {
      message: 'Cannot read properties of undefined (reading …)',
      places: ['src/forms/contact/contact-form.tsx:48:21 (sendContact)', 'src/forms/use-send.ts:31:11'],
      pages: 1204,
      firstSeen: '2026-03-12T09:06:00.000Z',
      lastSeen: '2026-03-12T09:41:00.000Z',
    },
    { message: '', places: [], pages: 2, firstSeen: '2026-03-12T09:07:00.000Z', lastSeen: '2026-03-12T09:07:00.000Z' },
  ],
  goals: {
    'any-form': { ...steps(410, 60, 52, 6, 46), verdict: 'as before' },
    contact: { ...steps(300, 31, 28, 26, 2), verdict: 'lower' },
  },
};

const before: ReleaseHealth = {
  ...live,
  version: '2.0.0-38462e4938',
  place: 'before',
  percent: 0,
  since: { at: '2026-03-02T10:00:00.000Z', by: 'Hélène Vandamme', why: null },
  errors: [],
  goals: { 'any-form': steps(400, 61, 50, 4, 46), contact: steps(310, 33, 30, 2, 28) },
};

const canary: ReleaseHealth = {
  ...live,
  version: '2.2.0-0b7e11f2c3',
  place: 'canary',
  percent: 10,
  size: null,
  figures: null,
  since: null,
  errors: [],
  goals: {},
};

export const releases: ReleasesAnswer = {
  staff: outbox.staff,
  state: {
    sections: [
      {
        section: 'mf-detail',
        releases: [
          { ...live, version: '1.0.0-aa', percent: 100 },
          { ...before, version: '0.9.0' },
        ],
      },
      { section: 'mf-forms', releases: [canary, live, before] },
      { section: 'mf-new', releases: [] },
    ],
    why: {
      since: '2026-03-12T08:00:00.000Z',
      changes: [
        {
          kind: 'release',
          at: '2026-03-12T09:05:00.000Z',
          by: 'mf-forms/anna',
          what: 'publish mf-forms 2.1.0-9c1d20b7aa',
          why: 'prijzen met btw',
        },
        { kind: 'content', at: '2026-03-12T08:30:00.000Z', by: 'Hélène Vandamme', what: 'menu.yaml', why: null },
      ],
      goals: [
        {
          section: 'mf-forms',
          goal: 'contact',
          since: steps(300, 31, 28, 26, 2),
          before: steps(900, 99, 90, 6, 84),
          verdict: 'lower',
        },
        { section: 'mf-forms', goal: 'search', since: steps(9, 9, 0, 0, 9), before: null, verdict: 'as before' },
      ],
    },
  },
};

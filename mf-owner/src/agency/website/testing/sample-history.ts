import type { WebsiteHistory } from '@facade/shared-domain/model';
import { manager } from '../../testing/sample-leads.ts';
import { homeThing } from './sample-website.ts';

export const history: WebsiteHistory = {
  staff: manager,
  thing: homeThing,
  edits: [
    {
      id: 2,
      at: '2026-03-12T10:05:00.000Z',
      by: 'Mia Claes',
      undoes: 1,
      canUndo: true,
      files: [
        {
          file: 'pages/home.yaml',
          lines: [
            { kind: 'gap', text: '' },
            { kind: 'same', text: 'path: /' },
            { kind: 'removed', text: 'title: { nl: Dag, fr: Bienvenue }' },
            { kind: 'added', text: 'title: { nl: Welkom, fr: Bienvenue }' },
          ],
        },
      ],
    },
    {
      id: 1,
      at: '2026-03-12T09:05:00.000Z',
      by: 'Jan',
      undoes: null,
      canUndo: false,
      changes: [
        {
          ...{ group: 'banner', show: '', number: 0, kind: 'choice', label: 'bannerType', language: null },
          lines: [
            { kind: 'removed', text: 'color' },
            { kind: 'added', text: 'image' },
          ],
        },
        {
          ...{ group: 'page', show: '', number: 0, kind: 'line', label: 'title', language: 'nl' },
          lines: [{ kind: 'added', text: 'Dag' }],
        },
      ],
      files: [],
    },
  ],
};

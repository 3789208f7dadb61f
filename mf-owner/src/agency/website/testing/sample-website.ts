import type { WebsiteAnswer, WebsiteField, WebsiteThing, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { manager } from '../../testing/sample-leads.ts';

const thing = (id: string, kind: WebsiteThing['kind'], title: string, path: string | null = null): WebsiteThing => ({
  id,
  kind,
  title,
  path,
  isPublished: true,
  missing: [],
});

export const homeThing: WebsiteThing = { ...thing('pages/home.yaml', 'page', 'Welkom', '/nl/'), missing: ['fr'] };
const draft = { ...thing('pages/vacancies.yaml', 'page', 'Vacatures'), isPublished: false };

export const website: WebsiteAnswer = {
  staff: manager,
  canWrite: true,
  things: [
    thing('menu.yaml', 'menu', ''),
    thing('popup.yaml', 'popup', ''),
    thing('top-bar.yaml', 'top-bar', ''),
    thing('footer.yaml', 'footer', ''),
    homeThing,
    draft,
    thing('articles/services/fees', 'article', 'Ereloon', '/nl/diensten/ereloon/'),
  ],
};

const field = (
  name: string,
  kind: WebsiteField['kind'],
  value: WebsiteField['value'],
  more: Partial<WebsiteField> = {},
): WebsiteField => ({
  name,
  kind,
  label: name.split('.').at(-1) ?? name,
  isLocalized: false,
  isRequired: false,
  value,
  options: [],
  ...more,
});

const shared: Pick<WebsiteThingAnswer, 'staff' | 'version' | 'languages' | 'pictures' | 'pages' | 'canWrite'> = {
  staff: manager,
  version: 'a'.repeat(32),
  languages: ['nl', 'fr'],
  pictures: [
    { id: 'one', alt: 'Een gevel', width: 600, height: 400, color: '#aabbcc' },
    { id: 'two', alt: 'Een tuin', width: 600, height: 400, color: '#bbccaa' },
  ],
  pages: [
    { path: '/', title: 'Welkom' },
    { path: '/for-sale/', title: 'Te koop' },
    { path: '/contact/', title: 'Contact' },
  ],
  canWrite: true,
};

export const home: WebsiteThingAnswer = {
  ...shared,
  thing: homeThing,
  groups: [
    {
      kind: 'page',
      show: '',
      number: 0,
      fields: [
        field('title', 'line', { nl: 'Welkom', fr: 'Bienvenue' }, { isLocalized: true, isRequired: true }),
        field('intro', 'text', { nl: '', fr: '' }, { isLocalized: true }),
      ],
    },
    {
      kind: 'banner',
      show: '',
      number: 0,
      fields: [
        field('banner.type', 'choice', 'image', { options: ['image', 'none'], label: 'bannerType' }),
        field('banner.pictures', 'pictures', ['one']),
      ],
    },
    {
      kind: 'module',
      show: 'text',
      number: 1,
      fields: [
        field('modules[0].text', 'markdown', { nl: 'Een **tekst**.', fr: '' }, { isLocalized: true, label: 'text' }),
        field('modules[0].link.link', 'link', '/contact/'),
      ],
    },
  ],
};

export const menu: WebsiteThingAnswer = {
  ...shared,
  thing: thing('menu.yaml', 'menu', ''),
  groups: [
    {
      kind: 'whole',
      show: '',
      number: 0,
      fields: [
        field('menu', 'menu', [
          { from: '0', page: '/', labels: { nl: 'Start', fr: 'Accueil' }, children: [] },
          { from: '1', page: '/for-sale/', labels: { nl: '', fr: '' }, children: [] },
        ]),
      ],
    },
  ],
};

export const footer: WebsiteThingAnswer = {
  ...shared,
  thing: thing('footer.yaml', 'footer', ''),
  groups: [
    {
      kind: 'column',
      show: '',
      number: 1,
      fields: [
        field('columns[0].title', 'line', { nl: 'Aanbod', fr: 'Nos biens' }, { isLocalized: true, label: 'title' }),
        field(
          'columns[0].links',
          'links',
          [
            { from: '0', page: '/for-sale/', labels: { nl: 'Te koop', fr: 'À vendre' }, children: [] },
            { from: '1', page: '/contact/', labels: { nl: 'Contact', fr: 'Contact' }, children: [] },
          ],
          { label: 'links' },
        ),
      ],
    },
  ],
};

export const popup: WebsiteThingAnswer = {
  ...shared,
  thing: { ...thing('popup.yaml', 'popup', ''), isPublished: false },
  groups: [
    {
      kind: 'whole',
      show: '',
      number: 0,
      fields: [
        field('enabled', 'switch', false),
        field('delay', 'number', 8),
        field('title', 'line', { nl: 'Gesloten', fr: 'Fermé' }, { isLocalized: true, isRequired: true }),
        field('picture', 'picture', ''),
      ],
    },
  ],
};

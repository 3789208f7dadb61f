import { sampleSite } from '@facade/section-kit/testing';
import type { DocumentParts } from './document-parts.ts';
import { json, stateMarkup } from './state-markup.ts';

const HARD = '</script><!-- \u2028 "é" \\';

test('JSON inside a script element cannot close it', () => {
  const written = json({ text: HARD });
  expect(written).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(written)).toEqual({ text: HARD });
});

test('the state has what the browser needs to start, without header and footer', () => {
  const site = sampleSite('nl', { menu: [{ id: 1, label: HARD, path: '/', externalUrl: null, children: [] }] });
  const page = { href: '/nl/', status: 200, view: { type: 'content' }, data: HARD, head: { title: HARD }, slots: {} };
  const parts = { page, site, language: 'nl', texts: { shell: { a: HARD } }, pins: {}, form: null };
  const markup = stateMarkup({ ...parts, textKeys: {} } as unknown as DocumentParts, { timings: [], shown: new Map() });
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup)).toEqual({
    ...parts,
    site: { ...site, menu: [], topBar: [], popup: null, footer: { columns: [], copyright: '' } },
  });
});

test('of a section that names its texts the state has those, and those that were rendered', () => {
  const texts = {
    'mf-a': { title: HARD, list: { total_one: '1', total_other: '2', none: '0' }, facts: { year: 'Bouwjaar' } },
    'mf-b': { title: 'B' },
    'mf-c': { title: 'C' },
  };
  const textKeys = { 'mf-a': new Set(['title', 'list.total_one', 'unknown']), 'mf-b': new Set(['title']) };
  const shown = new Map([['mf-a', new Set(['facts.year', 'title', 'list.total_'])]]);
  const parts = { page: {}, site: sampleSite(), language: 'nl', texts, textKeys, pins: {}, form: null };
  const state = JSON.parse(stateMarkup(parts as unknown as DocumentParts, { timings: [], shown }));
  expect(state).toMatchObject({
    texts: {
      'mf-a': { title: HARD, 'list.total_one': '1', 'list.total_other': '2', 'facts.year': 'Bouwjaar' },
      'mf-b': { title: 'B' },
      'mf-c': { title: 'C' },
    },
    partial: ['mf-a'],
  });
  expect(Object.keys(state.texts['mf-a'])).toHaveLength(4);
});

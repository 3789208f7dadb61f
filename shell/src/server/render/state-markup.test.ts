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
  const markup = stateMarkup(parts as unknown as DocumentParts, []);
  expect(markup).not.toContain('<');
  expect(JSON.parse(markup)).toEqual({
    ...parts,
    site: { ...site, menu: [], topBar: [], popup: null, footer: { columns: [], copyright: '' } },
  });
});

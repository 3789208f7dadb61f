import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { Renderer } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';
import { PageTexts } from './page-texts.ts';

const renderer = {
  shellTexts: { nl: { menu: { open: 'Menu' } } },
  createTexts: (_language: string, texts: object) => ({ texts }),
} as unknown as Renderer;
const set = {
  handles: new Map([['mf-listings', {}]]),
  texts: () => ({ heading: 'Panden' }),
} as unknown as SectionSet;
const page = { view: { type: 'section', section: 'mf-listings', expose: 'list' }, slots: {} } as unknown as LoadedPage;
const wording = { shell: { 'menu.open': 'Kies' }, 'mf-listings': { heading: 'Woningen' } };

const ours = { shell: { menu: { open: 'Menu' } }, 'mf-listings': { heading: 'Panden' } };
const theirs = { shell: { menu: { open: 'Kies' } }, 'mf-listings': { heading: 'Woningen' } };

test('the server renders with the agency’s words, and the browser gets them', () => {
  const texts = new PageTexts(renderer);
  expect(texts.textsOf(page, set, { language: 'nl' })).toEqual(ours);
  expect(texts.textsOf(page, set, { language: 'nl', wording })).toEqual(theirs);
  expect(texts.i18nOf(set, { language: 'nl', wording })).toEqual({ texts: theirs });
});

test('builds texts once, and again when the agency changes its words', () => {
  const texts = new PageTexts(renderer);
  const first = texts.i18nOf(set, { language: 'nl', wording });
  expect(texts.i18nOf(set, { language: 'nl', wording: structuredClone(wording) })).toBe(first);
  const changed = texts.i18nOf(set, { language: 'nl' });
  expect(changed).toEqual({ texts: ours });
  expect(texts.i18nOf(set, { language: 'nl' })).toBe(changed);
});

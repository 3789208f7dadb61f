import type { Shape } from '@facade/shared-domain/contract/shape';
import { pointAtProblem } from '../../kernel/source-files/problem.ts';
import { withFolder } from '../testing/small-folder.ts';
import type { KnownSections } from './check-sections.ts';
import { loadContent } from './load-content.ts';

const tone: Shape = { oneOf: [{ is: 'calm' }, { is: 'clear' }] };
const note = (fields: Record<string, Shape>, optional: string[] = []) => ({ note: { fields, optional } });
const known: KnownSections = {
  'mf-guide': [
    { release: '1.0.0', pages: ['overview'], fragments: note({ tone }) },
    { release: '2.0.0', pages: ['overview', 'detail'], fragments: note({ tone, size: 'number' }, ['size']) },
  ],
};

/** Errors and notes about fragments on a page with this module. */
const findings = (module: string, knownSections: KnownSections | null = known) =>
  findingsOf(page(module), knownSections);
const findingsOf = (text: string, knownSections: KnownSections | null = known) =>
  withFolder({ 'pages/guide.yaml': text }, async (folder) => {
    const result = await loadContent(folder, knownSections ? { knownSections } : {});
    const lines = [...(result.ok ? [] : result.problems), ...result.notes].map(pointAtProblem);
    return lines.filter((line) => line.startsWith('pages/guide.yaml'));
  });
const page = (module: string) => `id: 90
path: /guide/
title: { nl: Gids, fr: Guide, en: Guide }
modules:
  - { id: 1, show: fragment, ${module} }
`;

test('props that every release accepts', async () => {
  expect(await findings('fragment: mf-guide/note, props: { tone: calm }')).toEqual([]);
});

test.each([
  ['tone: clam', '"tone" is "clam", and must be "calm" | "clear" (mf-guide 1.0.0, 2.0.0)'],
  ['tone: calm, size: 2', '"size" is given, and not known any more (mf-guide 1.0.0)'],
  ['', '"tone" is required, and is not given (mf-guide 1.0.0, 2.0.0)'],
])('{ %s } is an error, if only for the visitors of one release', async (props, message) => {
  expect(await findings(`fragment: mf-guide/note, props: { ${props} }`)).toEqual([
    `pages/guide.yaml:5:62 modules[0].props: ${message}`,
  ]);
});

test('without props, the place is the module', async () => {
  expect(await findings('fragment: mf-guide/note')).toEqual([
    expect.stringMatching(/^pages\/guide.yaml:5:5 .+ is not given/),
  ]);
});

test.each([
  ['mf-guid/note', 'mf-guid is not live; until it is published, a notice is shown; did you mean "mf-guide"?'],
  ['mf-guide/nota', 'mf-guide 1.0.0, 2.0.0 has no fragment "nota"; did you mean "note"?'],
])('%s may be published later: a note', async (fragment, message) => {
  expect(await findings(`fragment: ${fragment}`)).toEqual([`pages/guide.yaml:5:40 modules[0].fragment: ${message}`]);
});

test.each([
  ['mf-guide/overview', []],
  ['mf-guide/detail', ['mf-guide 1.0.0 has no page "detail"']],
  ['mf-guide/overvieuw', ['mf-guide 1.0.0, 2.0.0 has no page "overvieuw"; did you mean "overview"?']],
  ['mf-guid/overview', ['mf-guid is not live; until it is published, a notice is shown; did you mean "mf-guide"?']],
])('a page that shows %s', async (shows, messages) => {
  const text = `id: 90
path: /guide/
type: section
shows: ${shows}
title: { nl: Gids, fr: Guide, en: Guide }
`;
  expect(await findingsOf(text)).toEqual(messages.map((message) => `pages/guide.yaml:4:8 shows: ${message}`));
});

test('nothing is checked where the live sections are not known', async () => {
  expect(await findings('fragment: mf-guide/nota', null)).toEqual([]);
});

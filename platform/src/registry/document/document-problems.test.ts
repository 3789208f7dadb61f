import { type Deployment, emptyDocument } from './document.ts';
import { problemsOf } from './document-problems.ts';

const deployment = (traffic = 100, isDefault = true, changes: object = {}): Deployment => ({
  url: '/_sections/a/1/web/entry.js',
  metadata: { integrity: 'sha384-x', version: '1' },
  deployment: { traffic, default: isDefault },
  extras: { base: '/_sections/a/1/', publishedAt: '2026-01-01', descriptor: 'sha384-y' },
  ...changes,
});
const EXTRAS = { revision: 1, releases: {}, channels: {} };
const withSection = (...deployments: unknown[]) => ({ ...emptyDocument(), microFrontends: { a: deployments } });

test.each([
  ['the empty document', emptyDocument()],
  ['one deployment', withSection(deployment())],
  ['a canary', withSection(deployment(95), deployment(5, false))],
  ['a deployment without traffic', withSection(deployment(), deployment(0, false))],
])('valid: %s', (_what, document) => {
  expect(problemsOf(document)).toEqual([]);
});

test.each([
  ['nothing', null, 'the registry is not a JSON object'],
  ['a list', [], 'the registry is not a JSON object'],
  ['no revision', { microFrontends: {} }, 'extras.revision is not a whole number'],
  ['half a revision', { microFrontends: {}, extras: { revision: 1.5 } }, 'extras.revision is not a whole number'],
  ['no list of releases', { extras: { revision: 1 } }, 'extras.releases or extras.channels is missing'],
  ['no sections', { extras: EXTRAS }, 'microFrontends is missing'],
  ['sections as a list', { extras: EXTRAS, microFrontends: [] }, 'microFrontends is missing'],
  ['no deployment', withSection(), 'a has no deployment'],
  ['a deployment that is null', withSection(null), 'deployment 0 of a is incomplete'],
  ['no URL', withSection(deployment(100, true, { url: '' })), 'deployment 0 of a is incomplete'],
  [
    'no version',
    withSection(deployment(100, true, { metadata: { integrity: 'x' } })),
    'deployment 0 of a is incomplete',
  ],
  [
    'no integrity',
    withSection(deployment(100, true, { metadata: { version: '1' } })),
    'deployment 0 of a is incomplete',
  ],
  ['no base', withSection(deployment(), deployment(0, false, { extras: {} })), 'deployment 1 of a is incomplete'],
  [
    'no hash of its description',
    withSection(deployment(100, true, { extras: { base: '/_sections/a/1/' } })),
    'deployment 0 of a is incomplete',
  ],
  [
    'no share',
    withSection(deployment(100, true, { deployment: { default: true } })),
    'deployment 0 of a is incomplete',
  ],
  ['too little traffic', withSection(deployment(99)), 'traffic of a sums to 99, not 100'],
  ['too much traffic', withSection(deployment(60), deployment(60, false)), 'traffic of a sums to 120, not 100'],
  ['less than none', withSection(deployment(110), deployment(-10, false)), 'traffic of a is less than nothing'],
  ['no default', withSection(deployment(100, false)), 'a has 0 default deployments, not one'],
  ['two defaults', withSection(deployment(50), deployment(50)), 'a has 2 default deployments, not one'],
])('invalid: %s', (_what, document, problem) => {
  expect(problemsOf(document)).toEqual([problem]);
});

import { reportVitals } from '../vitals/report-vitals.ts';
import { EVERYTHING, NOTHING } from './choices.ts';

jest.mock('../vitals/report-vitals.ts', () => ({ reportVitals: jest.fn() }));
const reported = jest.mocked(reportVitals);

const none = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
/** As in a newly opened document. */
const fresh = (): typeof import('./follow.ts') => {
  let loaded: typeof import('./follow.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./follow.ts');
  });
  if (!loaded) throw new Error('it was not loaded');
  return loaded;
};

beforeEach(() => {
  reported.mockClear();
  document.head.replaceChildren();
  delete window.dataLayer;
});

test('an agency without trackers measures its speed after consent to statistics, and loads nothing else', async () => {
  const { follow } = fresh();
  await follow(none, { ...EVERYTHING, analyticsStorage: false }, 'http://localhost/');
  expect(reported).not.toHaveBeenCalled();
  await follow(none, EVERYTHING, 'http://localhost/');
  expect(document.scripts).toHaveLength(0);
});

test('trackers are the same for the whole document: a page is counted once', async () => {
  const { follow } = fresh();
  for (const choices of [EVERYTHING, EVERYTHING])
    await follow({ ...none, analyticsId: 'G-1' }, choices, 'http://localhost/a');
  const views = (window.dataLayer ?? []).filter((entry) => Array.from(entry as ArrayLike<unknown>)[1] === 'page_view');
  expect(views).toHaveLength(1);
  await follow({ ...none, analyticsId: 'G-1' }, NOTHING, 'http://localhost/a');
  expect(document.scripts).toHaveLength(0);
});

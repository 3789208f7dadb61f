import { ApiError, type LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { sampleFeedback } from '../testing/sample-feedback.ts';
import { page as documentsPage } from './documents-page.tsx';
import { page as feedback } from './feedback-page.tsx';
import { page as askedDocuments } from './requested-documents-page.tsx';

const home = {
  title: { text: 'Herenhuis', language: 'nl' },
  typeName: 'Woning',
  city: 'Aat',
  path: '/nl/te-koop/ath/woning/4321/',
  pictures: [],
  agent: { name: 'Claire' },
  goal: 'sale',
  price: { amount: 1 },
  availability: 'available',
  documents: [
    { title: 'EPC', file: { path: '/x' } },
    { title: 'Grondplan', onRequest: true },
  ],
};

/** Arguments of a loader; a path that has no answer answers 404. */
function argsFor(query: string, answers: Record<string, unknown>, params: Record<string, string> = {}) {
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    const answer = answers[path.split('?')[0] ?? ''] ?? new ApiError(404, 'none');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const route = { kind: 'feedback', language: 'nl', original: '/feedback/documents/', params };
  const url = new URL(`http://localhost/nl/x/${query}`);
  const args = { api: { get }, route, url, language: 'nl', site: sampleSite(), signal: new AbortController().signal };
  return { args: args as unknown as LoaderArgs, asked };
}

describe('the page that thanks', () => {
  const content = sampleFeedback();
  const load = async (query: string) => {
    const { args, asked } = argsFor(query, { '/content': content, '/properties/4321': home });
    return { data: await feedback.loader?.(args), asked };
  };

  test('names the home and its agent', async () => {
    const { data } = await load('?home=4321');
    expect(data).toMatchObject({ subject: { kind: 'property', id: 4321, path: home.path, agent: { name: 'Claire' } } });
    expect(feedback.slots?.(data as never)).toEqual([
      { id: 'mf-listings/similar-properties', props: { propertyId: 4321 } },
    ]);
  });

  test.each(['?home=999', '?project=79', '?home=abc', '?home=', '?home=-1', '?home=..%2Fowner', ''])(
    'ignores unknown subjects: %s',
    async (query) => {
      const { data, asked } = await load(query);
      expect(data).toEqual(content);
      for (const path of asked) expect(path).toMatch(/^\/(content|properties\/\d+|projects\/\d+)\?/);
    },
  );

  test('accepts only a valid token', async () => {
    expect((await load(`?documents=${'a'.repeat(65)}`)).data).toMatchObject({ documents: 'a'.repeat(65) });
    expect((await load('?documents=javascript:alert(1)')).data).toEqual(content);
  });
});

test('the form offers documents on request, not downloads', async () => {
  const { args } = argsFor('?document=Grondplan', { '/properties/4321': home }, { about: '4321' });
  expect(await documentsPage.loader?.(args)).toMatchObject({ asked: 'Grondplan', documents: [{ title: 'Grondplan' }] });
  await expect(documentsPage.loader?.(argsFor('', {}, { about: 'x' }).args)).rejects.toMatchObject({
    signal: 'not-found',
  });
});

test('an expired link is a page with status 410; an unknown one is not found', async () => {
  const gone = new ApiError(410, 'gone', { title: 'Link vervallen', detail: 'Vraag opnieuw' });
  const { args } = argsFor('', { '/asked-documents/t': gone }, { token: 't' });
  const data = await askedDocuments.loader?.(args);
  expect(data).toEqual({ gone: { title: 'Link vervallen', detail: 'Vraag opnieuw' } });
  const head = askedDocuments.head?.({ data, t: (key: string) => key, site: sampleSite() } as never);
  expect(head).toMatchObject({ status: 410, noindex: true });
  await expect(askedDocuments.loader?.(argsFor('', {}, { token: 'u' }).args)).rejects.toMatchObject({ status: 404 });
});

import { answerApi } from './answer-api.ts';

const outside = jest.fn(async () => new Response('outside'));
const { fetch } = globalThis;
beforeEach(() => {
  globalThis.fetch = outside;
});
afterEach(() => {
  globalThis.fetch = fetch;
  outside.mockClear();
});

test('api calls are answered from the table or with 404, and other requests go out', async () => {
  answerApi({ '/cities': { body: ['Ath'] }, '/forms/contact': { status: 422, body: { title: 'no' } } });
  expect(await (await globalThis.fetch('/api/cities?lang=nl')).json()).toEqual(['Ath']);
  expect((await globalThis.fetch('/api/forms/contact', { method: 'POST' })).status).toBe(422);
  expect((await globalThis.fetch('/api/other')).status).toBe(404);
  expect(outside).not.toHaveBeenCalled();
  expect(await (await globalThis.fetch('/update.json')).text()).toBe('outside');
});

test('a pending answer never arrives', async () => {
  answerApi({ '/cities': 'pending' });
  const answered = globalThis.fetch('/api/cities').then(() => 'answered');
  const later = new Promise((resolve) => setTimeout(() => resolve('pending')));
  expect(await Promise.race([answered, later])).toBe('pending');
});

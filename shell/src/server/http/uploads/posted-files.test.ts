import { CREATED, returnedForm, startFormSite } from '../../testing/posted-form.ts';
import type { TestServer } from '../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const FORM = 'rental-application';
const ACCEPTED = {
  [`POST /forms/${FORM}`]: CREATED['POST /forms/contact'],
  'POST /uploads': { status: 201, body: { id: 'new-1' } },
};

type Part = [name: string, value: string | { name: string; bytes: Buffer | string }];

/** Posts a form with files like a browser without JavaScript. */
async function post(parts: Part[], headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(Buffer.from(value.bytes))]), value.name);
  const body = new Response(form);
  return site.server.inject({
    method: 'POST',
    url: '/nl/te-koop/',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
  });
}

const sentTo = (path: string) => site.api.calls.filter((call) => call.method === 'POST' && call.path === path);
const sentForm = () => JSON.parse(sentTo(`/forms/${FORM}`).at(-1)?.body ?? '{}');

test('sends files to the api one by one and adds them to those the form had before', async () => {
  site = await startFormSite(ACCEPTED);
  const answer = await post([
    ['form', FORM],
    ['firstName', 'An'],
    ['documents', 'tax'],
    ['documents', 'rent'],
    ['uploads', 'old-1'],
    ['uploadFiles', { name: 'loonfiche.pdf', bytes: '%PDF-1.7' }],
    ['lastName', 'Devos'],
  ]);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/contact/']);
  const [file, ...others] = sentTo('/uploads');
  expect(others).toEqual([]);
  expect(file?.headers).toMatchObject({ 'accept-language': 'nl', 'x-forwarded-for': '127.0.0.1' });
  expect(file?.body).toMatch(/name="file"; filename="loonfiche\.pdf".*%PDF-1\.7/s);
  expect(sentForm()).toEqual({
    firstName: 'An',
    lastName: 'Devos',
    documents: ['tax', 'rent'],
    uploads: ['old-1', 'new-1'],
    language: 'nl',
  });
});

test('treats it as a normal form without a file; ignores files of other forms', async () => {
  site = await startFormSite({ ...ACCEPTED, ...CREATED });
  await post([
    ['form', FORM],
    ['firstName', 'An'],
    ['uploadFiles', { name: '', bytes: '' }],
  ]);
  expect(sentForm()).toEqual({ firstName: 'An', language: 'nl' });
  await post([
    ['form', 'contact'],
    ['uploadFiles', { name: 'a.pdf', bytes: '%PDF-1.7' }],
  ]);
  expect(sentTo('/uploads')).toEqual([]);
});

test('returns the page with the reason for a refused file, and with everything that was typed or sent', async () => {
  let count = 0;
  site = await startFormSite({
    ...ACCEPTED,
    'POST /uploads': () => {
      count += 1;
      return count === 1
        ? { status: 201, body: { id: 'new-1' } }
        : { status: 422, body: { errors: [{ path: 'uploads', message: 'Geen PDF' }] } };
    },
  });
  const refused = await post([
    ['form', FORM],
    ['firstName', 'An'],
    ['uploadFiles', { name: 'a.pdf', bytes: '%PDF-1.7' }],
    ['uploadFiles', { name: 'b.exe', bytes: 'MZ' }],
    ['uploadFiles', { name: 'c.pdf', bytes: '%PDF-1.7' }],
    ['lastName', 'Devos'],
  ]);
  expect(refused.statusCode).toBe(422);
  expect(returnedForm(refused.body)).toEqual({
    form: FORM,
    values: { firstName: 'An', lastName: 'Devos', uploads: 'new-1' },
    errors: { uploads: 'b.exe: Geen PDF' },
  });
  expect(sentTo('/uploads')).toHaveLength(2);
  expect(sentTo(`/forms/${FORM}`)).toEqual([]);
});

test('the same files and values again are the same form; with another file it is a different form', async () => {
  let count = 0;
  site = await startFormSite({
    ...ACCEPTED,
    'POST /uploads': () => {
      count += 1;
      return { status: 201, body: { id: `new-${count}` } };
    },
  });
  for (const bytes of ['%PDF-1.7 a', '%PDF-1.7 a', '%PDF-1.7 b'])
    await post([
      ['form', FORM],
      ['firstName', 'An'],
      ['uploadFiles', { name: 'a.pdf', bytes }],
    ]);
  const [first, again, other] = sentTo(`/forms/${FORM}`).map(({ headers }) => headers['idempotency-key']);
  expect(first).toBe(again);
  expect(other).not.toBe(first);
});

test('answers 400 to a form that ends in the middle of a file', async () => {
  site = await startFormSite(ACCEPTED);
  const head = (more: string) => `--x\r\ncontent-disposition: form-data; name=${more}\r\n\r\n`;
  const answer = await site.server.inject({
    method: 'POST',
    url: '/nl/te-koop/',
    payload: `${head('"form"')}${FORM}\r\n${head('"uploadFiles"; filename="a.pdf"')}%PDF-1.7`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.statusCode).toBe(400);
  expect(sentTo('/uploads')).toEqual([]);
});

test('sends a file above the limit to the api one byte too long, so that the api refuses it', async () => {
  site = await startFormSite(ACCEPTED);
  await post([
    ['form', FORM],
    ['uploadFiles', { name: 'a.pdf', bytes: Buffer.alloc(12 * 1024 * 1024, 'a') }],
  ]);
  const length = Number(sentTo('/uploads')[0]?.headers['content-length']);
  expect(length).toBeGreaterThan(10 * 1024 * 1024);
  expect(length).toBeLessThan(10 * 1024 * 1024 + 1000);
});

test('keeps the typed values if the api accepts no files', async () => {
  site = await startFormSite({ ...ACCEPTED, 'POST /uploads': { status: 503 } });
  const answer = await post([
    ['form', FORM],
    ['firstName', 'An'],
    ['uploadFiles', { name: 'a.pdf', bytes: '%PDF-1.7' }],
  ]);
  expect(returnedForm(answer.body)).toMatchObject({
    values: { firstName: 'An' },
    errors: { uploads: 'a.pdf: Dit onderdeel is even niet beschikbaar' },
  });
});

test('limits concurrent files from one address', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  site = await startFormSite({
    ...ACCEPTED,
    'POST /uploads': async () => {
      await later;
      return { status: 201, body: { id: 'new-1' } };
    },
  });
  const posts = Array.from({ length: 5 }, () =>
    post([
      ['form', FORM],
      ['uploadFiles', { name: 'a.pdf', bytes: '%PDF-1.7' }],
    ]),
  );
  expect((await Promise.race(posts)).statusCode).toBe(503);
  answer();
  const codes = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([303, 303, 303, 303, 503]);
});

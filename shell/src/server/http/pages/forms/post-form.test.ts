import { CREATED, postForm, returnedForm, startFormSite } from '../../../testing/posted-form.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const post = (payload: string, headers?: Record<string, string>, url?: string, type?: string) =>
  postForm(site, payload, headers, url, type);

test('an accepted form redirects to its thank-you page, with the cookies that the api set', async () => {
  site = await startFormSite({
    'POST /forms/contact': { ...CREATED['POST /forms/contact'], headers: { 'set-cookie': 'a=1' } },
  });
  const answer = await post('form=contact&name=Ann&wish=a&wish=b', { cookie: 's=1', 'user-agent': 'x' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/contact/']);
  expect(answer.headers['set-cookie']).toEqual(['a=1']);
  const call = site.api.calls.find(({ method }) => method === 'POST');
  expect(JSON.parse(call?.body ?? '')).toEqual({ name: 'Ann', wish: ['a', 'b'], language: 'nl' });
  expect(call?.headers).toMatchObject({ cookie: 's=1', 'accept-language': 'nl', 'x-forwarded-for': '127.0.0.1' });
});

test('an invalid form is returned with its values and its errors', async () => {
  site = await startFormSite({
    'POST /forms/contact': {
      status: 422,
      body: { title: 'Kijk na', errors: [{ path: 'email', message: 'Vul een e-mailadres in' }] },
    },
  });
  const answer = await post('form=contact&name=Ann&email=x');
  expect(answer.statusCode).toBe(422);
  expect(returnedForm(answer.body)).toEqual({
    form: 'contact',
    values: { name: 'Ann', email: 'x' },
    errors: { '': 'Kijk na', email: 'Vul een e-mailadres in' },
  });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('a returned form never contains a password', async () => {
  site = await startFormSite({ 'POST /forms/contact': { status: 422, body: { title: 'Kijk na' } } });
  const answer = await post(
    'form=contact&name=Ann&password=first-one&currentPassword=second-one&newPassword=third-one',
  );
  expect(returnedForm(answer.body).values).toEqual({ name: 'Ann' });
  expect(answer.body).not.toMatch(/first-one|second-one|third-one/);
});

test('a form that was sent too often is returned with the time until a retry', async () => {
  site = await startFormSite({
    'POST /forms/contact': { status: 429, headers: { 'retry-after': '37' }, body: { title: 'Te vaak' } },
  });
  const answer = await post('form=contact&name=Ann');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '37']);
  expect(returnedForm(answer.body).errors).toEqual({ '': 'Te vaak' });
});

test('leaves an unknown form to the api, also one named like a property of every object', async () => {
  site = await startFormSite();
  for (const name of ['nothing', 'constructor']) {
    expect((await post(`form=${name}`)).statusCode).toBe(404);
    expect(site.api.calls.at(-1)?.path).toBe(`/forms/${name}`);
  }
});

test('login redirects to the owner page, logout to the login', async () => {
  site = await startFormSite({ 'POST /owner/login': { status: 204 }, 'POST /owner/logout': { status: 204 } });
  expect((await post('form=owner-login&email=a')).headers.location).toBe('/nl/eigenaar/');
  expect((await post('form=owner-logout')).headers.location).toBe('/nl/login/');
});

test('a form without a next page redirects back, never to another host', async () => {
  site = await startFormSite({ 'POST /consents': { status: 204 } });
  expect((await post('form=consent')).headers.location).toBe('/nl/te-koop/?page=2');
  expect((await post('form=consent', {}, '//evil.example/')).headers.location).toBe('/evil.example/');
});

test.each([
  ['fails', { status: 500, body: { title: 'Stack' } }],
  ['answers garbage', { status: 502, body: '<html>' }],
])('when the api %s, the form is returned with a plain sentence', async (_what, answer) => {
  site = await startFormSite({ 'POST /forms/contact': answer });
  const got = await post('form=contact&name=Ann');
  expect(got.statusCode).toBe(503);
  expect(returnedForm(got.body)).toMatchObject({
    values: { name: 'Ann' },
    errors: { '': 'Dit onderdeel is even niet beschikbaar' },
  });
});

test('when the api is down, likewise', async () => {
  site = await startFormSite();
  await site.server.inject('/nl/te-koop/');
  site.api.goDown();
  expect((await post('form=contact')).statusCode).toBe(503);
});

test('a form sent directly to the api is forwarded without parsing', async () => {
  site = await startFormSite({ 'POST /forms/contact': { status: 201, body: { id: '1' } } });
  const answer = await post('{"name":"Ann"}', {}, '/api/forms/contact', 'application/json');
  expect(answer.statusCode).toBe(201);
  expect(site.api.calls.at(-1)?.body).toBe('{"name":"Ann"}');
});

test('an appointment is changed at the address of its link, and shown again', async () => {
  site = await startFormSite({ 'POST /appointments/abc': { status: 200, body: { status: 'cancelled' } } });
  const answer = await post('form=appointment&token=abc&action=cancel');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/te-koop/?page=2']);
  const call = site.api.calls.find(({ method }) => method === 'POST');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ action: 'cancel', language: 'nl' });
  expect((await post('form=appointment&token=other&action=cancel')).statusCode).toBe(404);
});

test('validates a step of a form alone and goes to the next with every value; never validates going back', async () => {
  site = await startFormSite({
    ...CREATED,
    'POST /forms/contact/check': { status: 204 },
  });
  const next = await post('form=contact&name=Ann&zip=7800&stepFields=name,zip&stepTo=type');
  expect(next.statusCode).toBe(200);
  expect(returnedForm(next.body)).toEqual({
    form: 'contact',
    values: { name: 'Ann', zip: '7800' },
    errors: {},
    step: 'type',
  });
  const back = await post('form=contact&name=&stepFields=type&stepBack=address');
  expect(returnedForm(back.body)).toEqual({ form: 'contact', values: { name: '' }, errors: {}, step: 'address' });
  const sent = site.api.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).toEqual(['/forms/contact/check?fields=name%2Czip']);
  await post('form=contact&name=Ann&stepFields=name');
  expect(JSON.parse(site.api.calls.at(-1)?.body ?? '')).toEqual({ name: 'Ann', language: 'nl' });
});

test('returns an invalid step with its errors', async () => {
  site = await startFormSite({
    'POST /forms/contact/check': { status: 422, body: { errors: [{ path: 'zip', message: 'Geen postcode' }] } },
  });
  const answer = await post('form=contact&zip=1&stepFields=zip&stepTo=type');
  expect(answer.statusCode).toBe(422);
  expect(returnedForm(answer.body)).toEqual({
    form: 'contact',
    values: { zip: '1' },
    errors: { zip: 'Geen postcode' },
  });
});

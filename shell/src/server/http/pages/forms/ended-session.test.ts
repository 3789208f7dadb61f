import { redirectTo, useReturnedForm } from '@facade/section-kit';
import { createElement } from 'react';
import type { ApiAnswer, ApiCall, FakeApi } from '../../../testing/fake-api.ts';
import { dialog } from '../../../testing/list-section.ts';
import { postForm, returnedForm } from '../../../testing/posted-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOTE = 'form=staff-lead&id=7&action=note&note=Belt+morgen+terug';
const LOGIN = '/nl/te-huur/';

let site: TestServer;
afterEach(() => site.close());

const Login = () => createElement('pre', null, JSON.stringify(useReturnedForm('staff-login')));
const Lead = () => createElement('pre', null, JSON.stringify(useReturnedForm('staff-lead')));

/** The list of homes for sale stands for a page of the staff, that of homes to let for their login. */
const listOrLogin = {
  page: {
    access: 'owner',
    loader: async ({ api, url }: { api: { get(path: string): Promise<unknown> }; url: URL }) => {
      if (url.pathname === LOGIN) return { isLogin: true };
      return api.get('/agency/session').catch(() => Promise.reject(redirectTo(LOGIN)));
    },
    Component: ({ data }: { data: { isLogin?: true } }) => createElement(data.isLogin ? Login : Lead),
    head: () => ({ title: 'Te koop' }),
  },
};

const UNKNOWN: ApiAnswer = { status: 401, body: { title: 'Niet aangemeld' } };
const withSession =
  (answer: ApiAnswer) =>
  ({ headers }: ApiCall): ApiAnswer =>
    headers.cookie?.includes('staff=new') ? answer : UNKNOWN;

const start = async (answers: FakeApi['answers']): Promise<void> => {
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-listings': { 'page-list': listOrLogin } },
    answers: {
      'GET /agency/session': withSession({ body: {} }),
      'POST /agency/lead': withSession({ status: 204 }),
      ...answers,
    },
  });
};
const accepts = { 'POST /agency/login': { status: 204, headers: { 'set-cookie': 'staff=new; Path=/; HttpOnly' } } };

test('a form sent after the session has ended waits in the login page, and is sent after the login', async () => {
  await start(accepts);
  const refused = await postForm(site, NOTE, { cookie: 'other=1; staff=old' });
  expect(refused.statusCode).toBe(401);
  const { values } = returnedForm(refused.body);
  expect(JSON.parse(values.resume)).toMatchObject({ form: 'staff-lead', note: 'Belt morgen terug' });

  const login = new URLSearchParams({ form: 'staff-login', email: 'an@example.be', resume: values.resume }).toString();
  const answer = await postForm(site, `${login}&password=x`, { cookie: 'other=1; staff=old' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/te-koop/?page=2']);
  expect(answer.headers['set-cookie']).toEqual(['staff=new; Path=/; HttpOnly']);
  const calls = site.api.calls.filter(({ method }) => method === 'POST');
  expect(calls.map(({ path }) => path)).toEqual(['/agency/lead', '/agency/login', '/agency/lead']);
  expect(calls[2]?.headers.cookie).toBe('other=1; staff=new');
  expect(JSON.parse(calls[2]?.body ?? '')).toEqual({
    id: '7',
    action: 'note',
    note: 'Belt morgen terug',
    language: 'nl',
  });
});

test('a wrong password leaves the form in the login page', async () => {
  await start({ 'POST /agency/login': { status: 401, body: { title: 'Niet juist' } } });
  const resume = JSON.stringify({ form: 'staff-lead', note: 'Belt' });
  const login = new URLSearchParams({ form: 'staff-login', email: 'a@b.be', password: 'x', resume }).toString();
  const answer = await postForm(site, login);
  expect(answer.statusCode).toBe(401);
  expect(returnedForm(answer.body)).toEqual({
    form: 'staff-login',
    values: { email: 'a@b.be', resume },
    errors: { '': 'Niet juist' },
  });
});

test('if the form is refused after the login, its page shows it, logged in', async () => {
  await start({ ...accepts, 'POST /agency/lead': { status: 409, body: { title: 'Gewijzigd' } } });
  const resume = JSON.stringify({ form: 'staff-lead', note: 'Belt' });
  const answer = await postForm(site, new URLSearchParams({ form: 'staff-login', resume }).toString());
  expect(answer.statusCode).toBe(409);
  expect(answer.headers['set-cookie']).toEqual(['staff=new; Path=/; HttpOnly']);
  expect(returnedForm(answer.body)).toEqual({
    form: 'staff-lead',
    values: { note: 'Belt' },
    errors: { '': 'Gewijzigd' },
  });
});

test.each(['{', '[]', '"x"', '{"form":"staff-login"}', '{"form":"staff-lead","a":{}}', '{"form":"../x"}'])(
  'nothing is sent for %s',
  async (resume) => {
    await start(accepts);
    await postForm(site, new URLSearchParams({ form: 'staff-login', resume }).toString());
    const posted = site.api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posted).toEqual(['/agency/login']);
  },
);

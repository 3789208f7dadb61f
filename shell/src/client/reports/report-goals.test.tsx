import { GOAL_URL } from '../../protocol/goal-report.ts';
import { reportBegun, reportShown } from './report-goals.ts';

const send = jest.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
const bodies = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  send.mockClear();
  Object.assign(window, { fetch: send });
  document.body.innerHTML = `
    <div data-section="mf-detail" data-release="2.0.0" data-expose="page-property">
      <form id="search"><input id="word"></form>
      <div data-section="mf-forms" data-release="1.0.0" data-expose="fragment-contact">
        <form><input type="hidden" name="form" value="contact"><input id="name"><input id="mail"></form>
      </div>
    </div>`;
});

test('reports a form once per page when the visitor begins to fill it in, with page and releases', () => {
  reportBegun();
  for (const id of ['word', 'name', 'mail', 'name']) document.getElementById(id)?.focus();
  expect(send.mock.calls.map(([url]) => url)).toEqual([GOAL_URL]);
  const page = { page: 'property', releases: { 'mf-detail': '2.0.0', 'mf-forms': '1.0.0' }, forms: ['contact'] };
  expect(bodies()).toEqual([{ ...page, begun: 'contact' }]);
  reportShown();
  document.getElementById('mail')?.focus();
  expect(bodies().slice(1)).toEqual([page, { ...page, begun: 'contact' }]);
});

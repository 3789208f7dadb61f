import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { contactPage, fillIn, send, someProperty } from '../../testing/contact-page.tsx';
import { field, user, write } from '../../testing/form-page.tsx';

/** Network behaviour per attempt, in order; the last one repeats. */
type Fate = 'lost' | { status: number; body?: object; headers?: Record<string, string> };

const TAKEN: Fate = { status: 201, body: { id: 'x', next: '/nl/bedankt/contact-me/' } };
const UNAVAILABLE: Fate = { status: 503, body: { title: 'x', detail: 'Even niet beschikbaar' } };

const api = startApi();

/** Attempts before the last change of the network. */
let earlier = 0;

function network(...fates: (Fate | Promise<Fate>)[]): void {
  earlier = api.calls.length;
  api.answer('post', '/forms/:form', async () => {
    const fate = await fates[Math.min(keys().length, fates.length) - 1];
    if (!fate || fate === 'lost') return HttpResponse.error();
    return HttpResponse.json(fate.body ?? {}, fate);
  });
}

/** Keys of the attempts since then. */
const keys = () => api.calls.slice(earlier).map(({ headers }) => headers.get('idempotency-key'));

/** Waits until the form is idle again and shows this. */
const atRest = (check: () => void) =>
  waitFor(
    () => {
      check();
      expect(screen.getByRole('button', { name: nl.send })).toBeVisible();
    },
    { timeout: 500_000 },
  );
const thanked = () => atRest(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/contact-me/'));
const told = (text: string) => atRest(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

const HURRY = 50;
const { setTimeout: inRealTime } = global;

// The form waits seconds before a retry.
beforeEach(() => {
  global.setTimeout = ((run: () => void, ms = 0) => inRealTime(run, ms / HURRY)) as typeof setTimeout;
});
afterEach(() => {
  global.setTimeout = inRealTime;
});

const setUp = async (about = someProperty()) => {
  render(contactPage({ about }));
  await fillIn();
};

test('a form whose answer is lost is retried automatically, under the same key', async () => {
  network('lost', { status: 502 }, TAKEN);
  await setUp();
  await send();
  await thanked();
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[\w-]{22,64}$/);
});

test('without an answer the visitor is notified, keeps the text, and can resend it under the same key', async () => {
  network('lost');
  await setUp();
  await send();
  await told(nl.errors.notSent);
  // Not as if the visitor had to correct something.
  expect(screen.getByRole('alert')).toHaveTextContent(nl.errors.failed);
  expect(field(nl.fields.message)).toHaveValue('Kan ik komen kijken?');
  const [key] = keys();
  expect(keys()).toEqual([key, key, key]);

  network(TAKEN);
  await send();
  await thanked();
  expect(keys()).toEqual([key]);
});

test('other content is another form; the first content keeps its key', async () => {
  network('lost');
  await setUp();
  await send();
  await told(nl.errors.notSent);
  const [first] = keys();
  write(nl.fields.message, 'Kan ik zaterdag komen kijken?');
  network(UNAVAILABLE);
  await send();
  await told('Even niet beschikbaar');
  const [second] = keys();
  expect(second).not.toBe(first);
  write(nl.fields.message, 'Kan ik komen kijken?');
  network(TAKEN);
  await send();
  await thanked();
  expect(keys()).toEqual([first]);
});

test('the same content after an answer is another form', async () => {
  const about = someProperty();
  const seen = [];
  for (let n = 0; n < 2; n++) {
    network(TAKEN);
    await setUp(about);
    await send();
    await thanked();
    seen.push(...keys());
    cleanup();
  }
  expect(new Set(seen).size).toBe(2);
});

test('a form that the api refuses or limits is not retried automatically', async () => {
  for (const status of [422, 429]) {
    network({ status, body: { title: 'x', detail: `Geweigerd ${status}` } });
    await setUp();
    await send();
    await told(`Geweigerd ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect(keys()).toHaveLength(1);
    cleanup();
  }
});

test('a long Retry-After prevents a retry', async () => {
  network({ ...UNAVAILABLE, headers: { 'retry-after': '120' } });
  await setUp();
  await send();
  await told('Even niet beschikbaar');
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect(keys()).toHaveLength(1);
});

test('during a retry a click sends nothing more, and the button shows the state', async () => {
  let arrive = () => {};
  const late = new Promise<Fate>((resolve) => {
    arrive = () => resolve(TAKEN);
  });
  network('lost', 'lost', late);
  await setUp();
  await send();
  const button = screen.getByRole('button', { name: nl.sending });
  await user.click(button);
  await waitFor(() => expect(keys()).toHaveLength(3), { timeout: 500_000 });
  await user.click(button);
  arrive();
  await thanked();
  expect(keys()).toHaveLength(3);
});

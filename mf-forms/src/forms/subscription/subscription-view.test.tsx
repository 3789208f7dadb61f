import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { formPage } from '../../testing/form-page.tsx';
import { DismissView } from './dismiss-view.tsx';
import type { Linked } from './load-subscription.ts';
import { SubscriptionView } from './subscription-view.tsx';

const show = (action: 'confirm' | 'stop', linked: Linked, token = 'token') =>
  render(formPage(<SubscriptionView data={{ action, token, linked }} />));

const of = (state: 'pending' | 'confirmed' | 'stopped') =>
  ({ kind: 'demand', state, address: 'a…@example.be' }) as const;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['confirm', 'pending', nl.subscription.confirm.ask.title, nl.subscription.confirm.button],
  ['confirm', 'confirmed', nl.subscription.confirm.confirmed.title, null],
  ['confirm', 'stopped', nl.subscription.confirm.stopped.title, null],
  ['stop', 'confirmed', nl.subscription.stop.ask.title, nl.subscription.stop.button],
  ['stop', 'pending', nl.subscription.stop.ask.title, nl.subscription.stop.button],
  ['stop', 'stopped', nl.subscription.stop.stopped.title, null],
] as const)('to %s what is %s', (action, state, title, button) => {
  const { container } = show(action, of(state));
  expect(heading()).toBe(title);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(button);
  // A plain form: the page needs no script, and opening it changes nothing.
  const posted = container.querySelector('form[method="post"] input[name="form"]');
  expect(posted?.getAttribute('value') ?? null).toBe(button && `subscription-${action}`);
});

test.each([
  ['expired' as const, nl.subscription.expired],
  [null, nl.subscription.gone],
])('a link that is %s leads to a mail with new ones', (linked, title) => {
  show('stop', linked);
  expect(heading()).toBe(title);
  expect(screen.getByRole('button', { name: nl.subscription.links })).toBeVisible();
});

test.each([
  [false, nl.subscription.dismiss.title, nl.subscription.dismiss.button, undefined],
  [true, nl.subscription.dismiss.done, nl.subscription.dismiss.undo, '1'],
])(
  'a home that is nothing for its reader (%s): a plain form says it, or takes it back',
  (isDismissed, title, button, undo) => {
    const home = { id: 4127, title: 'Herenhuis', path: '/nl/te-koop/ath/woning/4127/', isDismissed };
    const { container } = render(
      formPage(<DismissView data={{ token: 'dm-1', linked: { ...of('confirmed'), home } }} />),
    );
    expect(heading()).toBe(title);
    expect(screen.getByText('Herenhuis')).toBeVisible();
    expect(screen.getByRole('button').textContent).toBe(button);
    const posted = [...container.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(posted)).toEqual({
      form: 'subscription-dismiss',
      token: 'dm-1',
      home: '4127',
      ...(undo && { undo }),
    });
  },
);

test('a home that is no longer on the site needs no decision', () => {
  const home = { id: 4127, title: '', path: null, isDismissed: false };
  render(formPage(<DismissView data={{ token: 'dm-1', linked: { ...of('confirmed'), home } }} />));
  expect(screen.getByText(nl.subscription.dismiss.gone)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after the confirmation of a search, its list is a link away', () => {
  const criteria = { goal: 'sale' as const, types: [1], cities: [], zones: ['ath'], energy: [], has: [] };
  const list = '/nl/te-koop/?type=1&city=ath%7C*';
  show('confirm', { ...of('confirmed'), search: { criteria, frequency: 'daily', list } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(nl.subscription.now);
  expect(screen.getByRole('link', { name: nl.subscription.list })).toHaveAttribute('href', list);
});

test('of an owner’s summary leads to the figures, and offers no search', () => {
  show('stop', { ...of('stopped'), kind: 'owner-summary' });
  expect(screen.getByText(nl.subscription.stop.stopped['owner-summary'])).toBeVisible();
  expect(screen.getByRole('link', { name: nl.subscription.dashboard })).toHaveAttribute('href', '/nl/eigenaar/');
  expect(screen.queryByRole('link', { name: nl.subscription.all })).not.toBeInTheDocument();
});

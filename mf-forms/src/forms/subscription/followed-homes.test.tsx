import { render, screen, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { formPage } from '../../testing/form-page.tsx';
import { SearchView } from './search-view.tsx';

const homes = [
  { id: 4127, title: 'Herenhuis', path: '/nl/te-koop/ath/woning/4127/' },
  { id: 9, title: '', path: null },
];
const show = (state: 'confirmed' | 'stopped') => {
  const linked = { kind: 'follow' as const, state, address: 'a…@example.be', homes };
  return render(formPage(<SearchView data={{ token: 'fm-1', linked, choices: null }} />));
};

test('each home can be unfollowed, and all of them, by plain forms', () => {
  const { container } = show('confirmed');
  const list = within(screen.getByRole('list', { name: nl.subscription.follow.title }));
  expect(list.getByRole('link', { name: 'Herenhuis (4127)' })).toHaveAttribute('href', homes[0]?.path);
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('9');
  const posted = [...container.querySelectorAll('form[method="post"]')].map((form) =>
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  );
  expect(posted).toEqual([
    { form: 'subscription-remove', token: 'fm-1', home: '4127' },
    { form: 'subscription-remove', token: 'fm-1', home: '9' },
    { form: 'subscription-stop', token: 'fm-1' },
  ]);
});

test('everything of an address, each with its pages to change and to stop it', () => {
  const all = [
    { text: 'woning te koop, Aat', change: '/nl/mijn-zoekopdracht/dm-1/', stop: '/nl/uitschrijven/ds-1/' },
    { text: null, change: '/nl/mijn-zoekopdracht/nm-2/', stop: '/nl/uitschrijven/ns-2/' },
  ];
  const linked = { kind: 'demand' as const, state: 'confirmed' as const, address: 'a…@example.be', all };
  render(formPage(<SearchView data={{ token: 'da-1', linked, choices: null }} />));
  const links = within(screen.getByRole('list', { name: nl.subscription.overview.title })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['woning te koop, Aat: wijzigen', all[0]?.change],
    ['woning te koop, Aat: stopzetten', all[0]?.stop],
    ['Nieuwsbrief: stopzetten', all[1]?.stop],
  ]);
});

test('a stopped subscription shows a confirmation', () => {
  show('stopped');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(nl.subscription.stop.stopped.title);
});

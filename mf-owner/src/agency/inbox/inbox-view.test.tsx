import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Language, LeadInbox } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { agent, inbox, summary, visit } from '../testing/sample-leads.ts';
import { readFilter } from './inbox-filter.ts';
import { InboxView } from './inbox-view.tsx';

const show = (query = '', changed: Partial<LeadInbox> = {}, language: Language = 'nl') =>
  render(
    <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-owner': language === 'fr' ? fr : nl }}>
      <InboxView data={{ inbox: { ...inbox, ...changed }, filter: readFilter(new URLSearchParams(query)) }} />
    </TestPage>,
  );

test('each box shows its number, and which one is open', () => {
  show('box=answered', { box: 'answered' });
  const boxes = within(screen.getByRole('navigation', { name: 'Postvakken' }));
  expect(boxes.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Mijn werk 1',
    'Niet toegewezen 2',
    'Toegewezen 1',
    'Afgehandeld 1.240',
    'Alle 1.243',
    'Goed te keuren 1',
    'Verdacht 3',
  ]);
  expect(boxes.getByRole('link', { current: 'page' })).toHaveTextContent('Afgehandeld');
  expect(boxes.getByRole('link', { name: /Verdacht/ })).toHaveAttribute('href', '/nl/agency/?box=suspect');
});

test('a lead shows sender, subject, time and assignee', () => {
  show('', {}, 'fr');
  const [first, unnamed, gone, testimonial] = within(
    screen.getByRole('list', { name: 'Messages de cette boîte' }),
  ).getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: 'Jean Leclercq' })).toHaveAttribute(
    'href',
    `/fr/agency/message/${summary.id}/`,
  );
  expect(first).toHaveTextContent('Question sur un bien · Huis te koop in Ath (4321)');
  expect(first).toHaveTextContent('12 mars 2026, 10:05');
  expect(within(unnamed).getByRole('link', { name: 'Sans nom' })).toBeInTheDocument();
  expect(gone).toHaveTextContent('Plus sur le site (réf. 99)');
  expect(gone).toHaveTextContent('Chez An Devos');
  expect(testimonial).toHaveTextContent('Pas encore approuvé');
});

test('a lead shows its phone, the address of the home and how long it has waited', () => {
  show('', { leads: [{ ...summary, lateDays: 3 }] });
  const leads = within(screen.getByRole('list', { name: 'Berichten in dit postvak' }));
  expect(leads.getByRole('link', { name: /^\+32\s470/ })).toHaveAttribute('href', 'tel:+32470123456');
  expect(leads.getByText('Rue Haute 5, 7800 Ath')).toBeVisible();
  expect(leads.getByText('3 werkdagen zonder antwoord')).toBeVisible();
});

test('open messages are unread until they are opened, and can be chosen together', () => {
  const leads = [
    { ...summary, version: 3, isUnread: true },
    { ...summary, id: '2', version: 1, isUnread: false, sender: 'Mia' },
    { ...summary, id: '3', version: 2, state: 'answered' as const, sender: 'Els' },
  ];
  const { container } = show('', { leads, colleagues: [agent] });
  expect(screen.getByRole('link', { name: /^Jean Leclercq.*Ongelezen$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mia' })).toBeVisible();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Bericht van Jean Leclercq kiezen',
    'Bericht van Mia kiezen',
  ]);
  const form = container.querySelector<HTMLFormElement>('form#bulk');
  for (const box of boxes) expect((box as HTMLInputElement).form).toBe(form);
  expect(boxes[0]).toHaveAttribute('value', `${summary.id}.3`);
  expect(form?.elements.namedItem('assignee')).toHaveDisplayValue('An Devos');
});

test('filters are a plain form that keeps the box and the filter', () => {
  show('box=all&form=contact&home=12&q=roof', { box: 'all' });
  const form = screen.getByRole('search', { name: 'Filteren' }) as HTMLFormElement;
  expect(form.method).toBe('get');
  expect(postedValues(form)).toEqual({ box: 'all', q: 'roof', form: 'contact', home: '12', sort: 'newest' });
});

test('pages lead on with the same filter', () => {
  show('box=all&q=roof&page=2', { box: 'all', page: 2, pages: 3 });
  const pages = within(screen.getByRole('navigation', { name: 'Pagina’s' }));
  expect(pages.getByText('Pagina 2 van 3')).toBeInTheDocument();
  expect(pages.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/nl/agency/?box=all&q=roof');
  expect(pages.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/nl/agency/?box=all&q=roof&page=3');
});

test('an empty box says what to do', () => {
  const { unmount } = show('', { leads: [] });
  expect(screen.getByText(/Geen nieuwe berichten/)).toBeInTheDocument();
  unmount();
  show('box=all&q=roof', { box: 'all', leads: [] });
  expect(screen.getByRole('link', { name: 'Filters wissen' })).toHaveAttribute('href', '/nl/agency/?box=all');
});

test('only an agent sees the notice that other leads are hidden', () => {
  const { unmount } = show();
  expect(screen.queryByText(/eigen panden/)).not.toBeInTheDocument();
  unmount();
  show('', { staff: agent });
  expect(screen.getByText(/eigen panden/)).toBeInTheDocument();
});

test('a booked visit is called booked, with its time, and not a request', () => {
  const { container } = show('', { leads: [{ ...summary, form: 'visit', visit: { ...visit, status: 'booked' } }] });
  expect(container.querySelector('li .about')).toHaveTextContent(/^Bezoek geboekt · donderdag 26 november, 14:00 · /);
});

test('homes whose advertisement is against the law are named above the leads, with what is missing', () => {
  const homes = [
    { id: 4127, title: 'Herenhuis', path: '/nl/te-koop/ath/woning/4127/', missing: ['PEB-label', 'Certificaatnummer'] },
    { id: 4355, title: '', path: null, missing: ['P-score (perceel)'] },
  ];
  show('', { incompleteAds: { homes, total: 2 } });
  expect(screen.getByText(/^2 panden te koop of te huur missen gegevens/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Herenhuis (4127)' }).closest('li')).toHaveTextContent(
    'Herenhuis (4127): PEB-label, Certificaatnummer',
  );
  expect(screen.getByText(/ref\. 4355/)).toHaveTextContent('P-score (perceel)');
});

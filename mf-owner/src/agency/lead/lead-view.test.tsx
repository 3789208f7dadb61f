import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Lead } from '@facade/shared-domain/model';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { answerWith, files, visit } from '../testing/sample-leads.ts';
import { LeadView } from './lead-view.tsx';

type Returned = ComponentProps<typeof TestPage>['form'];

const show = (changed: Partial<Lead> | null = {}, form: Returned = null) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }} form={form}>
      <LeadView data={{ answer: changed && answerWith(changed) }} />
    </TestPage>,
  );

/** The values that a button's form would post. */
const postedBy = (name: string) => postedValues((screen.getByRole('button', { name }) as HTMLButtonElement).form);

test('all sent values are shown as text', () => {
  show();
  const sent = within(screen.getByRole('region', { name: 'Wat er verstuurd werd' }));
  const terms = sent.getAllByRole('term').map((term) => term.textContent);
  expect(terms[0]).toBe('Bericht');
  expect(terms).toHaveLength(9);
  expect(sent.getByText('Frans')).toBeInTheDocument();
  expect(sent.getByText('10:00 – 13:00, 16:00 – 19:00')).toBeInTheDocument();
  expect(sent.getByRole('link', { name: /Huis te koop/ })).toHaveAttribute('href', '/nl/te-koop/ath/huis/4321/');
  expect(sent.getByRole('link', { name: 'Alle berichten over dit pand' })).toHaveAttribute(
    'href',
    '/nl/agency/?box=all&home=4321',
  );
});

test('a reply has a subject in the visitor’s language and quotes the message', () => {
  show();
  const href = screen.getByRole('link', { name: 'Per e-mail antwoorden' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toMatch(
    /^mailto:jean@example\.be\?subject=Votre message : Maison à vendre à Ath&body=\s+Le 12 mars 2026[\s\S]+> Is het dak al vernieuwd\?/,
  );
});

test('each change names the lead and the version it was decided on', () => {
  show();
  const id = '0b9d3139-8c10-4647-9ce1-51040e9084d0';
  const change = { form: 'staff-lead', id, version: '3' };
  expect(postedBy('Markeren als afgehandeld')).toEqual({ ...change, action: 'answer' });
  expect(postedBy('Zelf opvolgen')).toEqual({ ...change, action: 'assign', assignee: '1' });
  expect(postedBy('Toewijzen')).toEqual({ ...change, action: 'assign', assignee: '' });
  expect(postedBy('Als verdacht markeren')).toEqual({ ...change, action: 'suspect' });
  expect(postedBy('Notitie toevoegen')).toEqual({ ...change, action: 'note', note: '' });
  expect(screen.queryByRole('button', { name: 'Goedkeuren' })).not.toBeInTheDocument();
});

test('a handled lead shows by whom and when, and can be reopened', () => {
  show({ state: 'answered', answered: { at: '2026-03-12T12:30:00.000Z', by: 'An Devos' } });
  expect(screen.getByText('Afgehandeld door An Devos op 12 maart 2026 om 13:30')).toBeInTheDocument();
  expect(postedBy('Opnieuw openen')).toMatchObject({ action: 'reopen' });
  expect(screen.queryByRole('button', { name: 'Toewijzen' })).not.toBeInTheDocument();
});

test('a testimonial is approved or refused, and the decision can be changed', () => {
  const { unmount } = show({ form: 'testimonial', approval: 'pending' });
  expect(postedBy('Goedkeuren')).toMatchObject({ action: 'approve' });
  expect(postedBy('Weigeren')).toMatchObject({ action: 'refuse' });
  unmount();
  show({ form: 'testimonial', approval: 'approved' });
  expect(screen.queryByRole('button', { name: 'Goedkeuren' })).not.toBeInTheDocument();
});

test('a visit shows its time and that it was moved; a change contains the time it is based on', () => {
  show({ form: 'visit', visit });
  const region = within(screen.getByRole('region', { name: 'Bezoek' }));
  expect(region.getByText('donderdag 26 november, 14:00 – 14:45')).toBeInTheDocument();
  expect(region.getByText(/^Verplaatst \(eerst dinsdag 24 november, 10:00\)$/)).toBeInTheDocument();
  const cancel = region.getByText('Annuleren en de bezoeker mailen').closest('form');
  expect(postedValues(cancel)).toMatchObject({ action: 'cancel-visit', sequence: '1', version: '3' });
});

test.each([
  [{ status: 'booked' as const }, 1, 'Geboekt'],
  [{ status: 'cancelled' as const, canChange: false }, 0, 'Geannuleerd'],
  [{ status: 'booked' as const, canChange: false }, 0, 'Geboekt'],
])('a visit that is %o can be changed in %i ways', (changed, ways, words) => {
  show({ form: 'visit', visit: { ...visit, movedFrom: null, ...changed } });
  const region = screen.getByRole('region', { name: 'Bezoek' });
  expect(region.querySelectorAll('[name=sequence]')).toHaveLength(ways);
  expect(within(region).getByText(words)).toBeInTheDocument();
});

test('after a visit the agent writes what the visitor said, and shows it to the owner', () => {
  const past = { form: 'visit', visit: { ...visit, canChange: false } };
  const { unmount } = show(past);
  expect(postedBy('Bewaren')).toMatchObject({ action: 'visitor-said', note: '' });
  expect(screen.queryByRole('button', { name: 'Aan de eigenaar tonen' })).not.toBeInTheDocument();
  unmount();
  const at = '2026-11-26T15:00:00.000Z';
  const said = { id: 3, at, kind: 'visitorSaid' as const, by: 'An', text: 'Te weinig licht' };
  const waiting = show({ ...past, events: [said] });
  expect(postedBy('Aan de eigenaar tonen')).toMatchObject({ action: 'show-said', version: '3' });
  waiting.unmount();
  show({ ...past, events: [{ ...said, id: 4, kind: 'saidShown', text: '' }, said] });
  expect(screen.getByRole('region', { name: 'Bezoek' })).toHaveTextContent('Te weinig licht');
  expect(screen.getByText('De eigenaar ziet dit op de eigenaarspagina.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aan de eigenaar tonen' })).not.toBeInTheDocument();
});

test('an owner is answered on the page, and what could not be sent is not lost', () => {
  const values = { action: 'reply', note: 'Dinsdag om 10 uur.' };
  show({ isFromOwner: true }, { form: 'staff-lead', values, errors: { '': 'Een collega was u voor.' } });
  expect(postedBy('Antwoord versturen')).toMatchObject({ action: 'reply', note: 'Dinsdag om 10 uur.' });
  expect(screen.getByRole('textbox', { name: /Notitie/ })).toHaveValue('');
});

test('files are downloaded, but for those in quarantine', () => {
  show({ form: 'rental-application', files });
  const region = within(screen.getByRole('region', { name: 'Bestanden' }));
  expect(region.getAllByRole('link')).toHaveLength(1);
  expect(region.getByRole('link', { name: 'loonfiche.pdf' })).toHaveAttribute(
    'href',
    '/api/agency/leads/0b9d3139-8c10-4647-9ce1-51040e9084d0/uploads/AAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(region.getByText(/huurbewijs/)).toHaveTextContent('niet gescand');
});

test('a conflicting change is reported, and a note is not lost', () => {
  const values = { action: 'note', note: 'Belt vrijdag terug' };
  show({}, { form: 'staff-lead', values, errors: { '': 'Een collega heeft dit bericht intussen gewijzigd.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Een collega heeft dit bericht intussen gewijzigd.');
  expect(screen.getByRole('textbox', { name: /Notitie/ })).toHaveValue('Belt vrijdag terug');
});

test('a double click posts once', () => {
  show();
  const { form } = screen.getByRole('button', { name: 'Markeren als afgehandeld' }) as HTMLButtonElement;
  // jsdom does not post: only the event's default can be checked.
  const stop = (event: Event) => event.preventDefault();
  const results: boolean[] = [];
  const listen = (event: Event) => {
    results.push(event.defaultPrevented);
    stop(event);
  };
  document.addEventListener('submit', listen);
  for (let n = 0; n < 2; n++) fireEvent.submit(form as HTMLFormElement);
  document.removeEventListener('submit', listen);
  expect(results).toEqual([false, true]);
});

test('mails about it show whether they were sent', () => {
  show();
  const mails = within(screen.getByRole('region', { name: 'Verstuurde mails' }));
  expect(mails.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aan het kantoorVerstuurd, 12 maart 2026 10:05',
    'Aan de bezoekerNiet verstuurd, 12 maart 2026 10:05',
  ]);
});

test('a missing lead links back to the inbox', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dit bericht kunt u niet openen');
  expect(screen.getByRole('link', { name: 'Alle berichten' })).toHaveAttribute('href', '/nl/agency/');
});

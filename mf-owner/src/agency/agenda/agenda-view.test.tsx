import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { agenda, ownAgenda } from '../testing/sample-agenda.ts';
import { AgendaView } from './agenda-view.tsx';

type Returned = ComponentProps<typeof TestPage>['form'];

const show = (data: AgendaAnswer = agenda, form: Returned = null) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }} form={form}>
      <AgendaView data={data} />
    </TestPage>,
  );

/** A name with non-breaking spaces within times. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', '\\s')}$`);

/** The values that a button's form would post, without the button itself. */
const postedBy = (name: string) =>
  postedValues((screen.getByRole('button', { name: named(name) }) as HTMLButtonElement).form);

test('a visit shows time, visitor, home, agent and state', () => {
  show();
  const visit = screen.getByRole('article', {
    name: named('Bezoek van Jean Leclercq, dinsdag 24 november, 10:00 – 10:45'),
  });
  expect(visit).toHaveTextContent(/Geboekt/);
  expect(
    within(visit)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/nl/agency/bericht/0b9d3139-8c10-4647-9ce1-51040e9084d0/',
    'mailto:jean@example.be',
    'tel:+32470123456',
    '/nl/te-koop/ath/huis/4321/',
  ]);
  expect(visit).toHaveTextContent(/An Devos/);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a cancellation names the visit and the state it was decided on', () => {
  show();
  const visit = { form: 'staff-agenda', id: '1c9d3139-8c10-4647-9ce1-51040e9084d0', sequence: '2' };
  const cancel = screen
    .getAllByText('Annuleren en de bezoeker mailen')
    .map((button) => postedValues(button.closest('form')));
  expect(cancel).toHaveLength(2);
  expect(cancel[0]).toEqual({ ...visit, action: 'cancel' });
});

test('manually opened and closed times can be undone', () => {
  show();
  expect(postedBy('Ongedaan maken: gesloten, 09:00 – 12:00')).toEqual({
    form: 'staff-agenda',
    action: 'undo',
    change: '7',
  });
  expect(screen.getByText('Huis te koop in Ath (4321)', { selector: '.span .home' })).toBeInTheDocument();
});

test('links to weeks keep the chosen agent', () => {
  show({ ...agenda, agent: 'bob@example.be' });
  const weeks = within(screen.getByRole('navigation', { name: 'Weken' }));
  expect(weeks.getByRole('heading')).toHaveTextContent(named('23 – 29 november 2026'));
  const href = (name: string) => weeks.getByRole('link', { name }).getAttribute('href');
  expect(href('Vorige week')).toBe('/nl/agency/agenda/?week=2026-11-16&agent=bob%40example.be');
  expect(href('Volgende week')).toBe('/nl/agency/agenda/?week=2026-11-30&agent=bob%40example.be');
  expect(href('Deze week')).toBe('/nl/agency/agenda/?agent=bob%40example.be');
  expect(postedValues(screen.getByRole('form', { name: 'Agenda kiezen' }) as HTMLFormElement)).toEqual({
    week: '2026-11-23',
    agent: 'bob@example.be',
  });
});

test('an agent opens and closes own times, and sees what is free', () => {
  show(ownAgenda);
  expect(screen.queryByRole('form', { name: 'Agenda kiezen' })).not.toBeInTheDocument();
  expect(screen.getByText('09:00 – 09:45')).toBeInTheDocument();
  const posted = postedBy('Openen');
  expect(posted).toMatchObject({ form: 'staff-agenda', agent: 'an@example.be', day: '2026-11-24', from: '', to: '' });
  const buttons = ['Openen', 'Sluiten'].map((name) => screen.getByRole('button', { name }) as HTMLButtonElement);
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['action', 'open'],
    ['action', 'close'],
  ]);
  expect(screen.getByText(/geen open vragen/i)).toBeInTheDocument();
});

test('an invalid time has an error beside its field, with the input', () => {
  const values = { action: 'open', agent: 'bob@example.be', day: '2026-11-25', from: '14:00', to: '13:00' };
  show(agenda, { form: 'staff-agenda', values, errors: { '': 'Kijk na', to: 'Het einde komt voor het begin' } });
  const to = screen.getByLabelText(/^Tot/);
  expect(to).toHaveValue('13:00');
  expect(to).toHaveAccessibleDescription('Het einde komt voor het begin');
  expect(screen.getByLabelText(/^Makelaar/, { selector: '#agenda-agent' })).toHaveValue('bob@example.be');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a visit that was moved in the meantime is reported', () => {
  show(agenda, {
    form: 'staff-agenda',
    values: {},
    errors: { '': 'Intussen gewijzigd', id: 'Dit bezoek werd verplaatst.' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Dit bezoek werd verplaatst.');
});

import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen } from '@testing-library/react';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { formPage, user } from '../../testing/form-page.tsx';
import { sampleAppointment, sampleTimes, TOKEN } from '../../testing/sample-visit.ts';
import { AppointmentView } from './appointment-view.tsx';

const api = startApi();
beforeEach(() => {
  api.answer('get', '/visit-slots/summary', () => HttpResponse.json({ state: 'full', first: null, last: null }));
});

const show = (changes: Parameters<typeof sampleAppointment>[0] = {}, language: 'nl' | 'fr' = 'nl') =>
  render(
    formPage(
      <AppointmentView data={{ token: TOKEN, appointment: sampleAppointment(changes), times: sampleTimes() }} />,
      language,
    ),
  );
const answer = (status: number, body: object) =>
  api.answer('post', '/appointments/:token', () => HttpResponse.json(body, { status }));
/** In two steps: the first one asks. */
const cancel = async () => {
  await user.click(screen.getByText(nl.appointment.cancelNow));
  await press(nl.appointment.cancelSure);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('says when, where and with whom, and leads into the visitor’s own calendar', () => {
  show({}, 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fr.appointment.title.booked);
  expect(screen.getByText(/^mardi 24.novembre, 14.h/)).toBeVisible();
  expect(screen.getByRole('link', { name: fr.appointment.calendar })).toHaveAttribute(
    'href',
    `/api/appointments/${TOKEN}/calendar.ics?lang=fr`,
  );
});

test('is moved to the time that is chosen', async () => {
  answer(200, sampleAppointment({ start: '2026-11-28T09:30:00+01:00', end: '2026-11-28T10:15:00+01:00' }));
  show();
  await user.click(screen.getByRole('radio', { name: /09:30/ }));
  await press(nl.appointment.moveHere);
  expect(await screen.findByText(nl.appointment.moved)).toBeVisible();
  expect(screen.getByText(/^zaterdag 28.november, 09:30/)).toBeVisible();
  const sent = api.calls.find(({ path }) => path === `/appointments/${TOKEN}`);
  expect(sent?.body).toEqual({ action: 'move', slot: 'sat-1', language: 'nl' });
  expect(await screen.findByText(nl.appointment.noOther)).toBeVisible();
});

test('is cancelled once asked, and can then not be changed any more', async () => {
  answer(200, sampleAppointment({ status: 'cancelled', canChange: false }));
  show();
  await user.click(screen.getByText(nl.appointment.cancelNow));
  expect(api.calls).toEqual([]);
  await user.click(screen.getByText(nl.appointment.cancelNow));
  await cancel();
  expect(await screen.findByRole('heading', { level: 1, name: nl.appointment.title.cancelled })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: nl.appointment.calendar })).not.toBeInTheDocument();
  expect(screen.getByText(nl.appointment.cancelled).closest('[tabindex]')).toHaveFocus();
  expect(screen.getByRole('link', { name: nl.appointment.again })).toHaveAttribute('href', '/nl/bezoek/4321/');
});

test('is confirmed with the link of the mail only, and can then be moved', async () => {
  const held = { status: 'held', heldUntil: '2026-11-20T10:30:00+01:00', canChange: false } as const;
  const { unmount } = show(held);
  expect(screen.getByText(/tot 10:30.*e-mail/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  answer(200, sampleAppointment());
  show({ ...held, canConfirm: true });
  expect(screen.queryByRole('link', { name: nl.appointment.calendar })).not.toBeInTheDocument();
  await press(nl.appointment.confirmNow);
  expect(await screen.findByRole('heading', { level: 1, name: nl.appointment.title.booked })).toBeVisible();
  expect(api.calls.find(({ path }) => path === `/appointments/${TOKEN}`)?.body).toEqual({
    action: 'confirm',
    language: 'nl',
  });
  expect(screen.getByRole('link', { name: nl.appointment.calendar })).toBeVisible();
  expect(await screen.findByText(nl.appointment.cancelNow)).toBeVisible();
});

test('a refusal is shown at its field', async () => {
  answer(422, { title: 'x', errors: [{ path: 'slot', message: 'Net geboekt' }] });
  api.answer('get', '/visit-slots/summary', () => HttpResponse.json({}, { status: 500 }));
  show();
  await press(nl.appointment.moveHere);
  expect(await screen.findByText('Net geboekt')).toBeVisible();
  expect(screen.getByRole('group', { name: nl.visit.choose })).toHaveAccessibleDescription('Net geboekt');
  answer(422, { title: 'x', errors: [{ path: 'action', message: 'Voorbij' }] });
  await cancel();
  expect(await screen.findByRole('alert')).toHaveTextContent('Voorbij');
});

test('a missing answer is reported', async () => {
  api.answer('post', '/appointments/:token', () => HttpResponse.error());
  show();
  await cancel();
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.appointment.failed);
});

test('without JavaScript both are posted to the page, with its token', () => {
  const { container } = show();
  const forms = [...container.querySelectorAll('form')];
  const hiddenOf = (form: HTMLFormElement) =>
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]);
  expect(forms.map((form) => Object.fromEntries(hiddenOf(form)))).toEqual([
    { form: 'appointment', token: TOKEN, action: 'move' },
    { form: 'appointment', token: TOKEN, action: 'cancel' },
  ]);
  expect(forms.every((form) => form.method === 'post' && !form.hasAttribute('action'))).toBe(true);
});

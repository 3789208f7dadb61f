import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages } from '@facade/shared-domain/forms/messages/nl';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FieldIds } from '../../kit/fields/field-ids.ts';
import nl from '../../locales/nl.json';
import { formPage, user } from '../../testing/form-page.tsx';
import { sampleSlots, sampleTimes } from '../../testing/sample-visit.ts';
import { VisitForm } from './visit-form.tsx';

const api = startApi();

let homes = 5000;
const show = (changes: Parameters<typeof sampleTimes>[0] = {}) => {
  const propertyId = homes++;
  render(formPage(<VisitForm propertyId={propertyId} times={sampleTimes(changes)} />));
  return propertyId;
};
const time = (name: RegExp) => screen.getByRole('radio', { name });
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
async function fillIn() {
  write(nl.fields.firstName, 'An');
  write(nl.fields.lastName, 'Peeters');
  write(nl.fields.email, 'an@example.be');
  write(nl.fields.phone, '0470 12 34 56');
  await user.click(screen.getByLabelText(new RegExp(`^${nl.fields.privacy}`)));
}
const send = (label = nl.visit.send) => user.click(screen.getByRole('button', { name: label }));

test('shows the free times of a week by day, and turns to the next that has any', async () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(time(/^dinsdag 24.november, 14:00/)).not.toBeChecked();
  expect(screen.getByText('24 – 28 november')).toBeVisible();
  const [earlier, later] = [nl.visit.earlier, nl.visit.later].map((name) => screen.getByRole('button', { name }));
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await user.click(later as HTMLElement);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(time(/^dinsdag 8.december/)).not.toBeChecked();
  expect(later).toHaveFocus();
  await user.click(later as HTMLElement);
  await user.click(earlier as HTMLElement);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('books the time that was chosen', async () => {
  api.answer('post', '/forms/visit', () => HttpResponse.json({ id: 'x', next: '/nl/bedankt/' }, { status: 201 }));
  const propertyId = show();
  await user.click(time(/15:00/));
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/'));
  expect(api.calls.at(-1)).toMatchObject({
    path: '/forms/visit',
    body: { propertyId, slot: 'tue-2', firstName: 'An', phone: '0470 12 34 56', privacy: true, language: 'nl' },
  });
});

test('shows beside the times that none was chosen', async () => {
  show();
  await fillIn();
  await send();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link')).toHaveTextContent(messages['slot.required']);
  expect(screen.getByRole('group', { name: nl.visit.choose })).toHaveAccessibleDescription(messages['slot.required']);
  await user.click(within(summary).getByRole('link'));
  expect(time(/14:00/)).toHaveFocus();
  expect(screen.getByText(nl.visit.noneSuits)).toBeVisible();
});

test('a time booked in the meantime gives an error, and disappears', async () => {
  const message = 'Dit moment is net door iemand anders geboekt.';
  api.answer('post', '/forms/visit', () =>
    HttpResponse.json({ title: 'x', errors: [{ path: 'slot', message }] }, { status: 422 }),
  );
  api.answer('get', '/visit-slots/summary', () => HttpResponse.json({ state: 'free', first: 'x', last: '2026-12-08' }));
  api.answer('get', '/visit-slots', () => HttpResponse.json({ slots: sampleSlots.slice(1) }));
  show();
  await user.click(time(/14:00/));
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(screen.queryByRole('radio', { name: /14:00/ })).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: nl.visit.choose })).toHaveAccessibleDescription(message);
});

test.each(['full', 'none'] as const)('without free times (%s) the visitor chooses a part of the day', async (state) => {
  api.answer('post', '/forms/visit', () => HttpResponse.json({ id: 'x', next: '/nl/bedankt/' }, { status: 201 }));
  show({ state, slots: [] });
  expect(screen.getByText(nl.visit[state])).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^14:00/ }));
  await fillIn();
  await send(nl.visit.ask);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/'));
  expect(api.calls.at(-1)?.body).toMatchObject({ timeSlots: ['14-16'] });
});

test('came back from a post without JavaScript with its time', () => {
  const form = { form: 'visit', values: { slot: 'later' }, errors: { firstName: 'Voornaam is een verplicht veld' } };
  render(formPage(<VisitForm propertyId={homes++} times={sampleTimes()} />, 'nl', form));
  expect(time(/^dinsdag 8.december/)).toBeChecked();
});

test('in a sheet its fields have ids of their own, beside another form of the page', () => {
  const { container } = render(
    formPage(
      <>
        <VisitForm propertyId={homes++} times={sampleTimes()} />
        <FieldIds value="visit-">
          <VisitForm propertyId={homes++} times={sampleTimes()} />
        </FieldIds>
      </>,
    ),
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

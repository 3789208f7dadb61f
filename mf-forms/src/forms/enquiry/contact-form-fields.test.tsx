import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, waitFor } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { fillIn, contactPage as page, send, someProperty } from '../../testing/contact-page.tsx';
import { field, user } from '../../testing/form-page.tsx';

const api = startApi();

beforeEach(() => {
  api.answer('post', '/forms/:form', () =>
    HttpResponse.json({ id: 'x', next: '/nl/bedankt/contact-me/' }, { status: 201 }),
  );
});

test('the honeypot is out of reach of people, and sent when a bot fills it in', async () => {
  const { container } = render(page());
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('aria-hidden', 'true');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  await fillIn();
  await user.type(trap as HTMLElement, 'spam');
  await send();
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ website: 'spam' }));
});

test('input survives a visit to another page, until it is sent', async () => {
  const about = someProperty();
  const first = render(page({ about }));
  await fillIn();
  first.unmount();
  const second = render(page({ about }));
  expect(field(nl.fields.message)).toHaveValue('Kan ik komen kijken?');
  await send();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  second.unmount();
  render(page({ about }));
  expect(field(nl.fields.message)).toHaveValue('');
});

test('a phone offers the right keyboard and the visitor’s own details', () => {
  render(page());
  expect(field(nl.fields.email)).toHaveAttribute('type', 'email');
  expect(field(nl.fields.email)).toHaveAttribute('autocomplete', 'email');
  expect(field(nl.fields.phone)).toHaveAttribute('type', 'tel');
  expect(field(nl.fields.phone)).toHaveAttribute('autocomplete', 'tel');
  expect(field(nl.fields.firstName)).toHaveAttribute('autocomplete', 'given-name');
  expect(field(nl.fields.lastName)).toHaveAttribute('autocomplete', 'family-name');
});

import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages as frMessages } from '@facade/shared-domain/forms/messages/fr';
import { messages as nlMessages } from '@facade/shared-domain/forms/messages/nl';
import { render, screen, waitFor, within } from '@testing-library/react';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { fillIn, contactPage as page, send } from '../../testing/contact-page.tsx';
import { field, user, write } from '../../testing/form-page.tsx';

const api = startApi();
const TAKEN = { id: 'x', next: '/nl/bedankt/contact-me/' };
const answer = (response: () => Response | Promise<Response>) => api.answer('post', '/forms/:form', response);
const refuse = (errors: Record<string, string>) =>
  answer(() =>
    HttpResponse.json(
      { title: 'x', detail: 'y', errors: Object.entries(errors).map(([path, message]) => ({ path, message })) },
      { status: 422 },
    ),
  );

beforeEach(() => {
  answer(() => HttpResponse.json(TAKEN, { status: 201 }));
});

test.each([
  ['nl', nl, nlMessages],
  ['fr', fr, frMessages],
] as const)('in %s, missing fields have an error beside them and in the summary', async (language, texts, messages) => {
  render(page({ language }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(texts as typeof nl);

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(texts.errors.summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    messages['message.required'],
    messages['firstName.required'],
    messages['lastName.required'],
    messages['email.required'],
    messages['privacy.required'],
  ]);
  const email = field(texts.fields.email);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(messages['email.required']);
  expect(api.calls).toEqual([]);

  await user.click(links[3] as HTMLElement);
  expect(email).toHaveFocus();
});

test('after a refusal the errors follow the input, and the focus stays', async () => {
  render(page());
  await send();
  await screen.findByRole('alert');
  const email = field(nl.fields.email);
  await user.type(email, 'an');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(nlMessages['email.invalid']);
  await user.type(email, '@example.be');
  expect(email).toHaveFocus();
  expect(email).toBeValid();
  expect(email).toHaveValue('an@example.be');
});

test('an empty field has no error before sending', async () => {
  render(page());
  await user.click(field(nl.fields.firstName));
  await user.tab();
  expect(field(nl.fields.firstName)).not.toHaveAccessibleDescription();
});

test('a valid message goes to the api, and the visitor to the thank-you page', async () => {
  render(page({ about: { kind: 'property', id: 4321 } }));
  await fillIn();
  await user.click(field(nl.fields.wantsDocuments));
  await user.selectOptions(field(nl.fields.title), 'ms');
  write(nl.fields.phone, '0470 12 34 56');
  await user.click(screen.getByRole('checkbox', { name: /^14:00/ }));
  await send();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/contact-me/'));
  expect(api.calls).toMatchObject([
    {
      path: '/forms/property-enquiry',
      body: {
        propertyId: 4321,
        title: 'ms',
        firstName: 'An',
        lastName: 'Peeters',
        email: 'an@example.be',
        phone: '0470 12 34 56',
        message: 'Kan ik komen kijken?',
        wantsDocuments: true,
        timeSlots: ['14-16'],
        privacy: true,
        language: 'nl',
      },
    },
  ]);
});

test('with withoutWishes it has no check boxes for wishes', async () => {
  render(page({ about: { kind: 'property', id: 4321 }, withoutWishes: true }));
  expect(screen.queryByText(nl.wishes)).not.toBeInTheDocument();
  await fillIn();
  await send();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(api.calls[0]).toMatchObject({ path: '/forms/property-enquiry', body: { propertyId: 4321 } });
});

test('the general form asks for no wishes and names no property', async () => {
  render(page({ about: null }));
  expect(screen.queryByText(nl.wishes)).not.toBeInTheDocument();
  await fillIn();
  await send();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(api.calls[0]?.path).toBe('/forms/contact');
  expect(api.calls[0]?.body).not.toHaveProperty('propertyId');
});

test('a refusal of the api is shown beside the field, and no input is lost', async () => {
  refuse({ email: 'Bestaat niet', firstName: 'Te lang' });
  render(page());
  await fillIn();
  await send();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
  expect(within(summary).getAllByRole('link')[0]).toHaveTextContent('Te lang');
  expect(summary).toHaveFocus();
  const email = field(nl.fields.email);
  expect(email).toHaveAccessibleDescription('Bestaat niet');
  expect(email).toHaveValue('an@example.be');
  expect(field(nl.fields.message)).toHaveValue('Kan ik komen kijken?');

  await user.type(email, 'x');
  expect(email).toBeValid();
  expect(field(nl.fields.firstName)).toHaveAccessibleDescription('Te lang');
});

test('a removed property is an error of the whole form', async () => {
  refuse({ propertyId: 'Dit pand staat niet meer op onze site' });
  render(page());
  await fillIn();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Dit pand staat niet meer op onze site');
  expect(within(summary).queryByRole('link')).not.toBeInTheDocument();
});

test('a second click while it is being sent sends nothing more', async () => {
  let arrive = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  answer(() => late);
  render(page());
  await fillIn();
  await send();
  const button = screen.getByRole('button', { name: nl.sending });
  await user.click(button);
  expect(api.calls).toHaveLength(1);
  expect(button).toHaveFocus();
  arrive(HttpResponse.json(TAKEN, { status: 201 }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/'));
});

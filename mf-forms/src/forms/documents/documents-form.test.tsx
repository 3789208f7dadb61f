import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages } from '@facade/shared-domain/forms/messages/nl';
import { render, screen, waitFor, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { field, formPage, user, write } from '../../testing/form-page.tsx';
import { DocumentsForm } from './documents-form.tsx';

const api = startApi();
const documents = [{ title: 'Grondplan' }, { title: 'Bodemattest' }];
let id = 3000;
const page = (props: object = {}) => {
  id += 1;
  return <DocumentsForm about={{ kind: 'property', id }} documents={documents} {...props} />;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const send = () => user.click(screen.getByRole('button', { name: nl.documents.send }));

async function fillIn() {
  write(nl.fields.firstName, 'An');
  write(nl.fields.lastName, 'Peeters');
  write(nl.fields.email, 'an@example.be');
  await user.click(field(nl.fields.privacy));
}

beforeEach(() => {
  api.answer('post', '/forms/documents', () =>
    HttpResponse.json({ id: 'x', next: '/nl/bedankt/documenten/?home=1' }, { status: 201 }),
  );
});

test('the document that a link asked for is ticked, and goes to the api with others', async () => {
  render(formPage(page({ asked: 'Bodemattest' })));
  expect(box('Bodemattest')).toBeChecked();
  expect(box('Grondplan')).not.toBeChecked();
  await user.click(box('Grondplan'));
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/documenten/?home=1'));
  expect(api.calls).toMatchObject([
    { path: '/forms/documents', body: { propertyId: id, documents: ['Bodemattest', 'Grondplan'], language: 'nl' } },
  ]);
});

test('with none ticked there is one error, and the summary links to the first box', async () => {
  render(formPage(page({ asked: 'Iets anders' })));
  await fillIn();
  await send();
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([messages['documents.required']]);
  expect(screen.getAllByText(messages['documents.required'])).toHaveLength(2);
  await user.click(links[0] as HTMLElement);
  expect(box('Grondplan')).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a draft of another language asks for nothing that is not on the page', async () => {
  const about = { kind: 'project', id: 79 } as const;
  const first = render(formPage(<DocumentsForm about={about} documents={documents} />));
  await user.click(box('Grondplan'));
  write(nl.fields.firstName, 'An');
  first.unmount();
  render(formPage(<DocumentsForm about={about} documents={[{ title: 'Plan' }]} />));
  expect(field(nl.fields.firstName)).toHaveValue('An');
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages['documents.required']);
});

test('values returned from a post without JavaScript are ticked', () => {
  const values = { documents: ['Grondplan', 'Bodemattest'], firstName: 'An' };
  const form = { form: 'documents', values, errors: { email: 'Fout' } };
  render(formPage(page(), 'nl', form));
  expect(box('Grondplan')).toBeChecked();
  expect(box('Bodemattest')).toBeChecked();
  expect(field(nl.fields.email)).toHaveAccessibleDescription('Fout');
});

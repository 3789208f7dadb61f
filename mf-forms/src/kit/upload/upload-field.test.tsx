import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';
import nl from '../../locales/nl.json';
import { field, formPage, user } from '../../testing/form-page.tsx';
import { UploadField } from './upload-field.tsx';

const api = startApi();

const show = (uploads?: string[]) =>
  render(
    formPage(<Form onSubmit={() => {}} initialValues={{ uploads }} render={() => <UploadField name="uploads" />} />),
  );
const choose = (...names: string[]) =>
  user.upload(
    field(nl.upload.title),
    names.map((name) => new File(['%PDF-'], name, { type: 'application/pdf' })),
  );
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const sentWith = () => [...document.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ value }) => value);
const remove = (name: string) => user.click(screen.getByRole('button', { name: `${name} verwijderen` }));

test('a file that is removed while the next is sent stays removed', async () => {
  let arrive = () => {};
  const second = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let count = 0;
  api.answer('post', '/uploads', async () => {
    const id = `file-${++count}`;
    if (count === 2) await second;
    return HttpResponse.json({ id, name: `${id}.pdf`, isQuarantined: false }, { status: 201 });
  });
  show();
  await choose('een.pdf', 'twee.pdf');
  await waitFor(() => expect(listed()).toEqual(['file-1.pdf']));
  await remove('file-1.pdf');
  arrive();
  await waitFor(() => expect(listed()).toEqual(['file-2.pdf']));
  expect(sentWith()).toEqual(['file-2']);
});

test('files of a draft are listed, stay beside new ones and can be removed', async () => {
  api.answer('post', '/uploads', () => HttpResponse.json({ id: 'new', name: 'nieuw.pdf', isQuarantined: false }));
  show(['old-1', 'old-2']);
  expect(listed()).toEqual(['Bestand 1, al verstuurd', 'Bestand 2, al verstuurd']);
  await remove('Bestand 1, al verstuurd');
  await choose('nieuw.pdf');
  await waitFor(() => expect(sentWith()).toEqual(['old-2', 'new']));
  expect(listed()).toEqual(['Bestand 1, al verstuurd', 'nieuw.pdf']);
});

test('a failed file is reported once', async () => {
  api.answer('post', '/uploads', () => HttpResponse.error());
  show();
  await choose('een.pdf');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^een\.pdf is niet aangekomen\. Probeer het opnieuw\.$/);
});

test('without JavaScript files are posted with the form; earlier files are kept while their box is ticked', () => {
  const html = renderToString(
    formPage(
      <Form onSubmit={() => {}} initialValues={{ uploads: ['old'] }} render={() => <UploadField name="uploads" />} />,
    ),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('input[type=file]')).toMatchObject({
    name: 'uploadFiles',
    multiple: true,
    disabled: false,
  });
  expect(page.querySelector('input[type=checkbox]')).toMatchObject({ name: 'uploads', value: 'old', checked: true });
});

test('what was chosen before the script arrived is sent', async () => {
  api.answer('post', '/uploads', () => HttpResponse.json({ id: 'early', name: 'vroeg.pdf', isQuarantined: false }));
  const page = formPage(<Form onSubmit={() => {}} render={() => <UploadField name="uploads" />} />);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  await choose('vroeg.pdf');
  await act(async () => void hydrateRoot(container, page));
  await waitFor(() => expect(sentWith()).toEqual(['early']));
});

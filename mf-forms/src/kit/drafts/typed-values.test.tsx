import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '../../forms/enquiry/contact-form.tsx';
import nl from '../../locales/nl.json';
import { user } from '../../testing/form-page.tsx';

const page = (
  <TestPage site={sampleSite()} locales={{ 'mf-forms': nl }}>
    <ContactForm about={{ kind: 'property', id: 77 }} />
  </TestPage>
);

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

test('input typed before the script loaded is kept', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  await user.type(field(nl.fields.firstName), 'An');
  await user.type(field(nl.fields.message), 'Dag');
  await user.selectOptions(field(nl.fields.title), 'ms');
  await user.click(field(nl.fields.wantsVisit));
  await user.click(screen.getByRole('checkbox', { name: /^14:00/ }));

  await act(async () => {
    hydrateRoot(container, page);
  });
  // Renders every field again.
  await user.click(screen.getByRole('button', { name: nl.send }));

  expect(field(nl.fields.firstName)).toHaveValue('An');
  expect(field(nl.fields.firstName)).toBeValid();
  expect(field(nl.fields.message)).toHaveValue('Dag');
  expect(field(nl.fields.title)).toHaveValue('ms');
  expect(field(nl.fields.wantsVisit)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^14:00/ })).toBeChecked();
});

import { render, screen, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { contactPage as page, someProperty } from '../../testing/contact-page.tsx';
import { field, user } from '../../testing/form-page.tsx';

test('a form that came back from a post without JavaScript has its values and errors', async () => {
  const about = someProperty();
  render(
    page({
      about,
      form: {
        form: 'property-enquiry',
        values: {
          firstName: 'An',
          email: 'an@',
          wantsVisit: 'true',
          timeSlots: ['10-13', '16-19'],
          propertyId: String(about?.id),
        },
        errors: { '': 'Een of meer velden zijn niet juist ingevuld.', email: 'Dit e-mailadres is niet geldig' },
      },
    }),
  );
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(1);
  const email = field(nl.fields.email);
  expect(email).toHaveValue('an@');
  expect(email).toHaveAccessibleDescription('Dit e-mailadres is niet geldig');
  expect(field(nl.fields.wantsVisit)).toBeChecked();
  expect(field(nl.fields.wantsDocuments)).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^10:00/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^14:00/ })).not.toBeChecked();

  await user.type(email, 'example.be');
  expect(email).toHaveValue('an@example.be');
  expect(field(nl.fields.firstName)).toHaveValue('An');
  expect(email).toBeValid();
});

test('another form that came back leaves this one alone', () => {
  render(page({ form: { form: 'contact', values: { firstName: 'An' }, errors: { '': 'x' } } }));
  expect(field(nl.fields.firstName)).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without JavaScript it is posted with its name and its subject', () => {
  const { container } = render(page({ about: { kind: 'project', id: 79 } }));
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('action');
  expect(container.querySelector('input[name="form"]')).toHaveValue('project-enquiry');
  expect(container.querySelector('input[name="projectId"]')).toHaveValue('79');
});

import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { messages } from '@facade/shared-domain/forms/messages/nl';
import { render, screen, waitFor } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { field, formPage, user, write } from '../../testing/form-page.tsx';
import { TestimonialForm } from './testimonial-form.tsx';

const api = startApi();

test('a website is optional, but an invalid one is refused', async () => {
  api.answer('post', '/forms/testimonial', () =>
    HttpResponse.json({ id: 'x', next: '/nl/bedankt/getuigenis/' }, { status: 201 }),
  );
  render(formPage(<TestimonialForm />));
  write(nl.testimonial.comment, 'Alles goed.');
  write(nl.testimonial.name, 'Amina D.');
  write(nl.fields.email, 'amina@example.be');
  write(nl.testimonial.website, 'javascript:alert(1)');
  await user.click(field(nl.fields.privacy));
  await user.click(screen.getByRole('button', { name: nl.testimonial.send }));
  await screen.findByRole('alert');
  expect(field(nl.testimonial.website)).toHaveAccessibleDescription(
    expect.stringContaining(messages['homepage.invalid']),
  );
  write(nl.testimonial.website, '');
  await user.click(screen.getByRole('button', { name: nl.testimonial.send }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/nl/bedankt/getuigenis/'));
  expect(api.calls).toMatchObject([{ body: { name: 'Amina D.', comment: 'Alles goed.' } }]);
});

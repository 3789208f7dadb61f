import { render, screen } from '@testing-library/react';
import { Button, LinkButton } from './button.tsx';

test('a button does not submit a form by default', () => {
  render(
    <>
      <Button variant="accent">One</Button>
      <Button type="submit" className="own">
        Two
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('data-variant', 'accent');
  expect(screen.getByRole('button', { name: 'Two' })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('button', { name: 'Two' })).toHaveClass('ui-button', 'own');
});

test('a link button links within the site by `to` and elsewhere by `href`', () => {
  render(
    <>
      <LinkButton to="/nl/contact/" data-prefetch>
        Contact
      </LinkButton>
      <LinkButton href="tel:+3268000000">Bel</LinkButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/nl/contact/');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('data-prefetch');
  expect(screen.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', 'tel:+3268000000');
});

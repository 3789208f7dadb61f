import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import nl from '../locales/nl.json';
import { FollowForm } from './follow-form.tsx';

const show = (form: ComponentProps<typeof TestPage>['form'] = null) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-listings': nl }} form={form}>
      <FollowForm ids={[12, 4]} />
    </TestPage>,
  );

test('a plain form carries the homes', () => {
  const { container } = show();
  const form = container.querySelector('form') as HTMLFormElement;
  expect(form.method).toBe('post');
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['form', 'follow-homes'],
    ['homes', '12,4'],
  ]);
  expect(screen.getByLabelText(/^Uw e-mail/)).toBeRequired();
});

test('errors are shown beside their fields, and the input stays', () => {
  show({ form: 'follow-homes', values: { email: 'x' }, errors: { '': 'Kijk na', email: 'Geen adres' } });
  expect(screen.getByLabelText(/^Uw e-mail/)).toHaveValue('x');
  expect(screen.getByLabelText(/^Uw e-mail/)).toHaveAccessibleDescription('Geen adres');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('homes that are gone are said so', () => {
  show({ form: 'follow-homes', values: {}, errors: { '': 'Kijk na', homes: 'Dit pand staat niet meer op onze site' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Dit pand staat niet meer op onze site');
});

import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { StartTogether } from './start-together.tsx';

const api = startApi();
const show = () =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }}>
      <StartTogether ids={[12, 4]} />
    </TestPage>,
  );

test('a plain form carries the homes; what the api refuses stands beside the name', async () => {
  localStorage.setItem('facade.together', JSON.stringify([{ token: 'abc', firstName: 'An' }]));
  const { container } = show();
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['form', 'together-start'],
    ['homes', '12,4'],
  ]);
  expect(await screen.findByRole('link', { name: 'Uw gedeelde lijst' })).toHaveAttribute('href', '/nl/samen/abc/');
  api.answer('post', '/together', () =>
    HttpResponse.json({ errors: [{ path: 'firstName', message: 'Niet goed' }] }, { status: 422 }),
  );
  await userEvent.click(screen.getByText('Deel deze lijst'));
  await userEvent.click(screen.getByRole('button', { name: 'Maak de lijst' }));
  expect(api.calls[0]?.body).toEqual({ firstName: 'An', homes: [12, 4] });
  expect(await screen.findByText('Niet goed')).toBeVisible();
});

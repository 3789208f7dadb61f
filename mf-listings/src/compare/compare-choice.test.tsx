import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCards } from '../testing/show-cards.tsx';

const columns = () => screen.getAllByRole('button', { name: 'Vergelijken: Woning, Aat' });

beforeEach(() => sessionStorage.clear());

test('a fifth home is refused with a message, and none of the others is lost', async () => {
  showCards([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }]);
  for (const button of columns().slice(0, 4)) await userEvent.click(button);
  const bar = within(await screen.findByRole('complementary', { name: 'Panden vergelijken' }));
  expect(bar.getByRole('status')).toHaveTextContent('4 van 4 gekozen');
  const [first, , , , fifth] = columns();
  await userEvent.click(fifth as HTMLElement);
  expect(bar.getByRole('status')).toHaveTextContent('U vergelijkt al 4 panden. Haal er eerst een weg.');
  expect(sessionStorage.getItem('facade.compare')).toBe('[1,2,3,4]');
  expect(fifth).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(first as HTMLElement);
  expect(bar.getByRole('status')).toHaveTextContent('3 van 4 gekozen');
  await userEvent.click(fifth as HTMLElement);
  expect(sessionStorage.getItem('facade.compare')).toBe('[2,3,4,5]');
});

test('can be chosen with a finger that never moved over the card', async () => {
  showCards([{ id: 1 }]);
  await act(async () => columns()[0]?.click());
  expect(sessionStorage.getItem('facade.compare')).toBe('[1]');
});

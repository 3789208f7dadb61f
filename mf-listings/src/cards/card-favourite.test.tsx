import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCards } from '../testing/show-cards.tsx';

describe('keeping a property', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('is remembered, and undone by the same heart', async () => {
    showCards([{ id: 41 }, { id: 42 }]);
    const [, heart] = screen.getAllByRole('button', { name: 'Bewaren: Woning, Aat' });
    if (!heart) throw new Error('no heart');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('facade.favourites')).toBe('[42]');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('facade.favourites')).toBe('[]');
  });

  test('stores its card while it is a favourite', async () => {
    showCards([{ id: 41 }]);
    const heart = screen.getByRole('button', { name: /Bewaren/ });
    const seen = () => localStorage.getItem('facade.favourites.seen');
    await userEvent.click(heart);
    await waitFor(() => expect(seen()).toContain('"id":41'));
    await userEvent.click(heart);
    await waitFor(() => expect(seen()).toBeNull());
  });

  test('follows another tab', () => {
    showCards([{ id: 41 }]);
    localStorage.setItem('facade.favourites', '[41]');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'facade.favourites' }));
    });
    expect(screen.getByRole('button', { name: /Bewaren/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('works while the browser refuses to store', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    showCards([{ id: 41 }]);
    await userEvent.click(screen.getByRole('button', { name: /Bewaren/ }));
    expect(screen.getByRole('button', { name: /Bewaren/ })).toHaveAttribute('aria-pressed', 'true');
    refuse.mockRestore();
  });
});

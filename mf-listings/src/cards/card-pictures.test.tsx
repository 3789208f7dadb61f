import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCards, textOf } from '../testing/show-cards.tsx';

describe('pictures of a card', () => {
  test('arrive with the arrows when the pointer does, on that card alone', async () => {
    showCards([{}, {}]);
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('no card');
    await userEvent.hover(first);
    expect(within(first).getAllByRole('img')).toHaveLength(3);
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(screen.getAllByRole('button', { name: /Volgende foto/ })).toHaveLength(1);
  });

  test('say which one shows while they are swiped', () => {
    const pictures = Array.from({ length: 9 }, (_, index) => ({
      id: `p${index}`,
      width: 4,
      height: 3,
      alt: '',
      color: '#000000',
    }));
    showCards([{ pictures }]);
    expect(textOf('.count')).toBe('Foto 1/ van 9');
    const strip = document.querySelector('.slides') as HTMLElement;
    Object.defineProperty(strip, 'clientWidth', { value: 400 });
    fireEvent.pointerOver(strip);
    fireEvent.scroll(strip, { target: { scrollLeft: 410 } });
    expect(textOf('.count')).toBe('Foto 2/ van 9');
    expect(document.querySelector<HTMLElement>('.dots')?.style.getPropertyValue('--place')).toBe('1');
    expect(screen.getByText('+4 · Alle foto’s bekijken')).toBeInTheDocument();
  });

  test('are stepped through with the arrows, round and round', async () => {
    showCards([{}]);
    await userEvent.tab();
    const strip = document.querySelector('.slides');
    if (!strip) throw new Error('no strip');
    const scrollTo = jest.fn(({ left }: ScrollToOptions) => Object.assign(strip, { scrollLeft: left }));
    Object.assign(strip, { scrollTo });
    Object.defineProperty(strip, 'clientWidth', { value: 400 });
    const next = screen.getByRole('button', { name: 'Volgende foto: Woning, Aat' });
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige foto: Woning, Aat' }));
    expect(scrollTo.mock.calls.map(([{ left }]) => left)).toEqual([400, 800, 0, 800]);
  });
});

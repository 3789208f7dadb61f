import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollToTop } from './scroll-to-top.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

test('the button shows once one has scrolled more than 10 pixels, and goes back up', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<ScrollToTop label="Naar boven" />);
  const button = screen.getByRole('button', { name: 'Naar boven', hidden: true });
  Object.assign(window, { scrollY: 10 });
  fireEvent.scroll(window);
  act(() => void jest.advanceTimersByTime(100));
  expect(button).not.toHaveAttribute('data-shown');
  Object.assign(window, { scrollY: 11 });
  fireEvent.scroll(window);
  act(() => void jest.advanceTimersByTime(99));
  expect(button).not.toHaveAttribute('data-shown');
  act(() => void jest.advanceTimersByTime(1));
  expect(button).toHaveAttribute('data-shown');
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

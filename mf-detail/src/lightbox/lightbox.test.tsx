import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image, photos, prepareLightbox, press, show, stage } from '../testing/show-lightbox.tsx';

prepareLightbox();

describe('kinds', () => {
  test('are apart, each with how many there are', async () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Foto’s 4',
      'Plannen 2',
      'Video 1',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Plannen 2' }));
    expect(screen.getByText('Plan 1 van 2')).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Plannen 2' })).toContainElement(image());
  });

  test('need no tabs where there is one', () => {
    show({ pictures: photos, films: [] });
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  test('are chosen by the arrows without moving the pictures', async () => {
    show();
    screen.getByRole('tab', { name: 'Foto’s 4' }).focus();
    await press('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Plannen 2' })).toHaveFocus();
    await press('{ArrowRight}');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/YouTube.*cookies/)).toBeInTheDocument();
    await press('{Home}');
    expect(screen.getByText('Foto 1 van 4')).toBeInTheDocument();
  });

  test('leave the keys of the browser alone', () => {
    show();
    const tab = screen.getByRole('tab', { name: 'Foto’s 4' });
    tab.focus();
    // True: nobody has taken it.
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight' })).toBe(false);
  });

  test('stay at the picture in view when the one that is shown is chosen again', async () => {
    show({ start: 2 });
    await userEvent.click(screen.getByRole('tab', { name: 'Foto’s 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Alles in één overzicht' }));
    expect(screen.getByRole('button', { name: /^Foto 3 van 4/ })).toHaveFocus();
  });

  test('name no photo beside a plan', () => {
    show({ start: 5 });
    expect(within(stage()).queryByRole('button', { name: /foto/i })).not.toBeInTheDocument();
  });

  test('begin with the plan that was chosen', () => {
    show({ start: 5 });
    expect(screen.getByText('Plan 2 van 2')).toBeInTheDocument();
  });
});

describe('thumbnails', () => {
  test('mark the picture in view and bring another', async () => {
    show();
    const strip = within(screen.getByRole('list', { name: 'Alle foto’s, klein' }));
    await userEvent.click(strip.getByRole('button', { name: 'Foto 3 van 4' }));
    expect(image()).toHaveAttribute('alt', 'Zicht c');
    expect(strip.getByRole('button', { name: 'Foto 3 van 4' })).toHaveAttribute('aria-current', 'true');
    await press('{ArrowRight}');
    expect(strip.getByRole('button', { name: 'Foto 4 van 4' })).toHaveFocus();
  });
});

test('loads the picture in view and its neighbours', () => {
  show({ start: 1 });
  expect(stage().querySelectorAll('img')).toHaveLength(3);
});

test('loads one alone, and small, where data is to be saved', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  show({ start: 1 });
  expect(stage().querySelectorAll('img')).toHaveLength(1);
  expect(stage().querySelector('source')?.getAttribute('srcset')).toMatch(/width=640&format=avif&quality=low 640w$/);
});

test('says which picture stays in view, by its place among all', async () => {
  jest.useFakeTimers();
  try {
    const seen = show({ start: 3 });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual([1]);
    fireEvent.click(screen.getByRole('tab', { name: 'Plannen 2' }));
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual([1, 4]);
  } finally {
    jest.useRealTimers();
  }
});

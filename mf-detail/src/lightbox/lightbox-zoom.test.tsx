import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image, pointer, prepareLightbox, press, scale, show, stage } from '../testing/show-lightbox.tsx';

prepareLightbox();

test('zoom by keys: in, out, back, and the arrows look around in between', async () => {
  show();
  await press('+');
  expect(scale()).toBe(1.5);
  await press('{ArrowRight}');
  expect(screen.getByText('Foto 1 van 4')).toBeInTheDocument();
  expect(image().style.transform).toBe('translate(-80px,0px) scale(1.5)');
  await press('+++++');
  expect(scale()).toBe(5);
  expect(screen.getByRole('button', { name: 'Vergroten' })).toHaveAttribute('aria-disabled', 'true');
  await press('-');
  expect(scale()).toBeCloseTo(5 / 1.5, 3);
  await press('0');
  expect(scale()).toBe(1);
  await press('{ArrowRight}');
  expect(screen.getByText('Foto 2 van 4')).toBeInTheDocument();
});

test('zoom by buttons, in the best quality there is', async () => {
  show();
  const sources = () => stage().querySelector('li[aria-hidden="false"] source')?.getAttribute('srcset');
  expect(sources()).not.toContain('quality');
  await userEvent.click(screen.getByRole('button', { name: 'Vergroten' }));
  expect(scale()).toBe(1.5);
  expect(sources()).toContain('quality=high');
  await userEvent.click(screen.getByRole('button', { name: 'Verkleinen' }));
  expect(scale()).toBe(1);
});

test('zoom by the wheel, and by two taps', () => {
  show();
  fireEvent.wheel(stage(), { deltaY: -200 });
  expect(scale()).toBeGreaterThan(1.4);
  const tap = () => {
    pointer(stage(), 'pointerdown', 1, 300);
    pointer(stage(), 'pointerup', 1, 300);
  };
  tap();
  expect(scale()).toBeGreaterThan(1.4);
  tap();
  expect(scale()).toBe(1);
  tap();
  tap();
  expect(scale()).toBe(2.5);
});

test('zoom by two fingers, which end the swipe that one of them began', () => {
  show();
  const list = stage().querySelector('ul') as HTMLElement;
  const touch = (pageX: number) => ({ pageX, pageY: 300 });
  pointer(list, 'pointerdown', 1, 300);
  fireEvent.touchStart(list, { touches: [touch(300)], changedTouches: [touch(300)] });
  pointer(list, 'pointerdown', 2, 500);
  fireEvent.touchStart(list, { touches: [touch(300), touch(500)], changedTouches: [touch(500)] });
  pointer(list, 'pointermove', 1, 200);
  pointer(list, 'pointermove', 2, 600);
  fireEvent(
    list,
    Object.assign(new Event('touchend', { bubbles: true }), {
      ...touch(100),
      touches: [],
      changedTouches: [touch(100)],
    }),
  );
  expect(scale()).toBe(2);
  expect(screen.getByText('Foto 1 van 4')).toBeInTheDocument();
});

test('zoom of one picture loads no other in the best quality, and is over when one comes back', async () => {
  show();
  const sources = () => [...stage().querySelectorAll('source')].map(({ srcset }) => srcset.includes('quality=high'));
  await press('+');
  expect(sources()).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(sources()).toEqual([true, false, false]);
  expect(screen.getByRole('button', { name: 'Verkleinen' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Vorige' }));
  expect(scale()).toBe(1);
  expect(screen.getByRole('button', { name: 'Verkleinen' })).toHaveAttribute('aria-disabled', 'true');
});

test('zoom ends with the picture', async () => {
  show();
  await press('+{End}');
  expect(screen.getByText('Foto 4 van 4')).toBeInTheDocument();
  expect(scale()).toBe(1);
});

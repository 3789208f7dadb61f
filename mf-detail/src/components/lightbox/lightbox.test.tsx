import type { Picture } from '@facade/shared-domain/model';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Film } from '../../model/lightbox/media-kinds.ts';
import { renderInPage } from '../../testing/render-detail.tsx';
import { samplePicture } from '../../testing/sample-property.ts';
import { Lightbox } from './lightbox.tsx';

const photos = ['a', 'b', 'c', 'd'].map((id) => samplePicture(id));
const plans: Picture[] = ['p', 'q'].map((id) => ({ ...samplePicture(id, `Verdieping ${id}`), plan: true }));
const films: Film[] = [{ url: 'https://youtu.be/abcdefghijk', kind: 'video' }];

beforeAll(() => {
  // jsdom knows no modal dialogs, and has no layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

function show(props: Partial<Parameters<typeof Lightbox>[0]> = {}) {
  const seen: number[] = [];
  renderInPage(
    <Lightbox
      pictures={[...photos, ...plans]}
      films={films}
      start={0}
      title="Herenhuis"
      onShow={(index) => seen.push(index)}
      onClose={() => {}}
      {...props}
    />,
  );
  within(screen.getByRole('dialog')).getAllByRole('button')[0]?.focus();
  return seen;
}

const stage = () => document.querySelector('.stage') as HTMLElement;
const image = () => within(stage()).getByRole('img');
const scale = () => Number(/scale\(([\d.]+)\)/.exec(image().style.transform)?.[1] ?? 1);
/** jsdom knows no pointers, but as events of the mouse. */
const pointer = (on: HTMLElement, type: string, pointerId: number, clientX: number) =>
  fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200 }), { pointerId }));
const press = (keys: string) => userEvent.keyboard(keys);

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

describe('zoom', () => {
  test('by keys: in, out, back, and the arrows look around in between', async () => {
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

  test('by buttons, in the best quality there is', async () => {
    show();
    const sources = () => stage().querySelector('li[aria-hidden="false"] source')?.getAttribute('srcset');
    expect(sources()).not.toContain('quality');
    await userEvent.click(screen.getByRole('button', { name: 'Vergroten' }));
    expect(scale()).toBe(1.5);
    expect(sources()).toContain('quality=high');
    await userEvent.click(screen.getByRole('button', { name: 'Verkleinen' }));
    expect(scale()).toBe(1);
  });

  test('by the wheel, and by two taps', () => {
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

  test('by two fingers, which end the swipe that one of them began', () => {
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

  test('of one picture loads no other in the best quality, and is over when one comes back', async () => {
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

  test('ends with the picture', async () => {
    show();
    await press('+{End}');
    expect(screen.getByText('Foto 4 van 4')).toBeInTheDocument();
    expect(scale()).toBe(1);
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

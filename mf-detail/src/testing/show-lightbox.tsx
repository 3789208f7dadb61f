import type { Picture } from '@facade/shared-domain/model';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from '../lightbox/lightbox.tsx';
import type { Film } from '../lightbox/media-kinds.ts';
import { renderInPage } from './render-detail.tsx';
import { samplePicture } from './sample-property.ts';

export const photos = ['a', 'b', 'c', 'd'].map((id) => samplePicture(id));
const plans: Picture[] = ['p', 'q'].map((id) => ({ ...samplePicture(id, `Verdieping ${id}`), plan: true }));
const films: Film[] = [{ url: 'https://youtu.be/abcdefghijk', kind: 'video' }];

/** For the tests of a file: what jsdom lacks. */
export function prepareLightbox(): void {
  beforeAll(() => {
    // jsdom knows no modal dialogs, and has no layout.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));
}

/** Shows the lightbox; what it says it shows. */
export function show(props: Partial<Parameters<typeof Lightbox>[0]> = {}) {
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

export const stage = () => document.querySelector('.stage') as HTMLElement;
export const image = () => within(stage()).getByRole('img');
export const scale = () => Number(/scale\(([\d.]+)\)/.exec(image().style.transform)?.[1] ?? 1);
/** jsdom knows no pointers, but as events of the mouse. */
export const pointer = (on: HTMLElement, type: string, pointerId: number, clientX: number) =>
  fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200 }), { pointerId }));
export const press = (keys: string) => userEvent.keyboard(keys);

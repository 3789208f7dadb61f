import type { Picture } from '@facade/shared-domain/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/render-detail.tsx';
import { samplePicture } from '../../testing/sample-property.ts';
import { Gallery } from './gallery.tsx';

const pictures = ['a', 'b', 'c'].map((id) => samplePicture(id));

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

/** A finger that goes `distance` pixels to the right. */
function swipe(on: HTMLElement, distance: number) {
  const at = (pageX: number) => ({ touches: [{ pageX, pageY: 300 }], changedTouches: [{ pageX, pageY: 300 }] });
  fireEvent.touchStart(on, at(200));
  fireEvent.touchMove(on, at(200 + distance));
  fireEvent(on, Object.assign(new Event('touchend', { bubbles: true }), at(200 + distance), { pageX: 200 + distance }));
}

const position = () => screen.getByText(/^Foto \d van 3$/).textContent;

async function openSecond() {
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  const opener = screen.getByRole('link', { name: /Foto 2 van 3 vergroten/ });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Foto’s van Herenhuis' });
  return opener;
}

test('opens on the picture that was chosen', async () => {
  await openSecond();
  expect(position()).toBe('Foto 2 van 3');
});

test('goes by arrow keys, round the corner, and by Home and End', async () => {
  await openSecond();
  const dialog = screen.getByRole('dialog');
  dialog.querySelector('button')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Foto 3 van 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Foto 1 van 3');
  await userEvent.keyboard('{ArrowLeft}');
  expect(position()).toBe('Foto 3 van 3');
  await userEvent.keyboard('{Home}');
  expect(position()).toBe('Foto 1 van 3');
  await userEvent.keyboard('{End}');
  expect(position()).toBe('Foto 3 van 3');
});

test('goes by the buttons, and hides what is out of view from a screen reader', async () => {
  await openSecond();
  await userEvent.click(screen.getByRole('button', { name: 'Volgende foto' }));
  expect(position()).toBe('Foto 3 van 3');
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', 'Zicht c');
  await userEvent.click(screen.getByRole('button', { name: 'Vorige foto' }));
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', 'Zicht b');
});

test('goes by a swipe that is long enough', async () => {
  await openSecond();
  const strip = within(screen.getByRole('dialog')).getByRole('list');
  swipe(strip, -30);
  expect(position()).toBe('Foto 2 van 3');
  swipe(strip, -120);
  expect(position()).toBe('Foto 3 van 3');
});

test('closes and gives the focus back', async () => {
  const opener = await openSecond();
  await userEvent.click(screen.getByRole('button', { name: 'Foto’s sluiten' }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe('');
});

test('is left by Back, and stays on the page', async () => {
  const opener = await openSecond();
  const { href } = location;
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.href).toBe(href);
  expect(opener).toHaveFocus();
});

test('a text in another language stays out of a name', () => {
  const picture: Picture = { ...samplePicture('b', 'Front view'), altLanguage: 'en' };
  renderInPage(<Gallery pictures={[samplePicture('a'), picture]} title="Herenhuis" />);
  expect(screen.getByRole('link', { name: 'Foto 2 van 2 vergroten: Herenhuis' })).toBeInTheDocument();
});

test('shows all pictures from the button', async () => {
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  await userEvent.click(screen.getByText('Alle 3 foto’s'));
  await screen.findByRole('dialog');
  expect(position()).toBe('Foto 1 van 3');
});

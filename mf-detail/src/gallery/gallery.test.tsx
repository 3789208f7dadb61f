import type { Picture } from '@facade/shared-domain/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing/render-detail.tsx';
import { samplePicture } from '../testing/sample-property.ts';
import { Gallery } from './gallery.tsx';
import { Lightbox } from './use-lightbox.tsx';

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

// What the lightbox of the test before left in the address.
beforeEach(() => history.replaceState(null, '', location.pathname));

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

test('has a button for what there is: photos, plan, film, tour and map', () => {
  const { unmount } = renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  const names = () => {
    const bar = screen.getByRole('navigation', { name: 'Foto’s, plannen en video' });
    return [...bar.children].map((one) => [one.textContent, one.getAttribute('href')]);
  };
  expect(names()).toEqual([['Alle 3 foto’s', null]]);
  unmount();
  renderInPage(
    <Gallery
      pictures={[...pictures, { ...samplePicture('d'), plan: true }]}
      title="Herenhuis"
      films={[{ url: 'https://my.matterport.com/show/?m=a', kind: 'tour' }]}
      sections={['media', 'location']}
    />,
  );
  expect(names()).toEqual([
    ['Alle 3 foto’s', null],
    ['Plan', expect.stringContaining('/d')],
    ['360°', '#media'],
    ['Kaart', '#location'],
  ]);
});

test('opens the plan from its button', async () => {
  renderInPage(<Gallery pictures={[...pictures, { ...samplePicture('d'), plan: true }]} title="Herenhuis" />);
  await userEvent.click(screen.getByRole('link', { name: 'Plan' }));
  expect(await screen.findByText('Plan 1 van 1')).toBeInTheDocument();
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
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(position()).toBe('Foto 3 van 3');
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', 'Zicht c');
  await userEvent.click(screen.getByRole('button', { name: 'Vorige' }));
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', 'Zicht b');
});

test('goes by a swipe that is long enough', async () => {
  await openSecond();
  const [strip] = within(screen.getByRole('dialog')).getAllByRole('list') as [HTMLElement];
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
  const { href } = location;
  const opener = await openSecond();
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

test('shows all pictures at once from the button, and each large from there', async () => {
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  await userEvent.click(screen.getByText('Alle 3 foto’s'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Foto 3 van 3: Zicht c' }));
  expect(position()).toBe('Foto 3 van 3');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Alles in één overzicht' }));
  expect(dialog.getByRole('button', { name: 'Foto 3 van 3: Zicht c' })).toHaveFocus();
});

test('the address names the picture in view, and no other once it is closed', async () => {
  await openSecond();
  expect(location.hash).toBe('#foto-2');
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  await waitFor(() => expect(location.hash).toBe('#foto-3'));
  await userEvent.click(screen.getByRole('button', { name: 'Foto’s sluiten' }));
  await waitFor(() => expect(location.hash).toBe(''));
});

test('an address that names a picture shows it, and closing stays on the page', async () => {
  history.replaceState(null, '', '#foto-3');
  const length = history.length;
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  await screen.findByRole('dialog');
  expect(position()).toBe('Foto 3 van 3');
  await userEvent.click(screen.getByRole('button', { name: 'Foto’s sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([location.hash, history.length]).toEqual(['', length]);
});

test('an address that names a picture below the fold of a phone shows it', async () => {
  const width = jest.replaceProperty(window, 'innerWidth', 360);
  history.replaceState(null, '', '#foto-3');
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  await screen.findByRole('dialog');
  expect(position()).toBe('Foto 3 van 3');
  width.restore();
});

test('the way back to a picture of another page opens nothing on this one', async () => {
  const { pathname } = location;
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  history.replaceState(null, '', '/nl/pand/2/#foto-2');
  const heard = jest.fn();
  addEventListener('popstate', heard);
  fireEvent.popState(window);
  // As long as an opening lightbox would take.
  await Lightbox.load();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(heard).toHaveBeenCalled();
  removeEventListener('popstate', heard);
  history.replaceState(null, '', pathname);
});

test('an address that names no picture of this home shows the page', () => {
  history.replaceState(null, '', '#foto-4');
  renderInPage(<Gallery pictures={pictures} title="Herenhuis" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

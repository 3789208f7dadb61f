import { TestPage } from '@facade/platform/testing';
import type { Popup } from '@facade/shared-domain/model';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import nl from '../locales/nl.json';
import { PopupGate } from './popup-gate.tsx';
import { siteWithMenu } from './test-site.ts';

const popup: Popup = {
  delaySeconds: 0,
  title: 'Gesloten',
  html: '<p>Vanaf 3 januari.</p>',
  link: { label: 'Bericht', path: '/nl/contact/' },
  picture: null,
};

const show = (changes: Partial<Popup> = {}) =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <PopupGate popup={{ ...popup, ...changes }} />
    </TestPage>,
  );

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/nl/');
});

test('it opens by itself, and once closed not again in this session', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('dialog', { name: 'Gesloten' })).toHaveTextContent('Vanaf 3 januari.');
  expect(screen.getByRole('link', { name: 'Bericht' })).toHaveAttribute('href', '/nl/contact/');
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  show();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it waits for its delay', async () => {
  show({ delaySeconds: 0.2 });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each(['/nl/?modal-clicked', '/nl/preview/home/'])('it stays away from %s', async (path) => {
  window.history.replaceState(null, '', path);
  show();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape and a click beside it close it too', async () => {
  const { unmount } = show();
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('Vanaf 3 januari.'));
  expect(dialog).toBeInTheDocument();
  fireEvent.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  sessionStorage.clear();
  show();
  fireEvent(await screen.findByRole('dialog'), new Event('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { TestPage } from '@facade/section-kit/testing';
import { act, fireEvent, render } from '@testing-library/react';
import { PopupDialog } from '../../layout/popup-dialog.tsx';
import { siteWithMenu } from '../../layout/test-site.ts';
import nl from '../../locales/nl.json';
import { startPopup } from './popup.ts';

const popup = { delaySeconds: 8, title: 'Gesloten', html: '<p>Tot morgen.</p>', link: null, picture: null };

function start() {
  const { container } = render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <PopupDialog popup={popup} />
    </TestPage>,
  );
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  // jsdom knows the element, not its methods.
  dialog.showModal = () => void dialog.setAttribute('open', '');
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
  startPopup(dialog);
  return dialog;
}

const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/nl/');
});
afterEach(() => jest.useRealTimers());

test('it opens after its delay, and once closed not again in this session', () => {
  const dialog = start();
  wait(7.9);
  expect(dialog.open).toBe(false);
  wait(0.1);
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog.querySelector('p') as Element);
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog.querySelector('.close') as Element);
  expect(dialog.open).toBe(false);

  const again = start();
  wait(60);
  expect(again.open).toBe(false);
});

test('a click beside it closes it', () => {
  const dialog = start();
  wait(8);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test.each(['/nl/?modal-clicked', '/nl/preview/home/'])('it stays away from %s', (path) => {
  window.history.replaceState(null, '', path);
  const dialog = start();
  wait(60);
  expect(dialog.open).toBe(false);
});

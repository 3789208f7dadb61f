import { TestPage } from '@facade/section-kit/testing';
import type { Popup } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PopupDialog } from '../../layout/popup-dialog.tsx';
import { siteWithMenu } from '../../layout/test-site.ts';
import nl from '../../locales/nl.json';
import { startPopup } from './popup.ts';

const popup: Popup = { delaySeconds: 8, title: 'Gesloten', html: '<p>Tot morgen.</p>', link: null, picture: null };

function start(changes: Partial<Popup> = {}) {
  const { container } = render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <PopupDialog popup={{ ...popup, ...changes }} />
    </TestPage>,
  );
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  // jsdom knows the element but not its methods.
  dialog.showModal = () => void dialog.setAttribute('open', '');
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
  followAddress = startPopup(dialog);
  return dialog;
}

/** Called as after a navigation within the document. */
let followAddress = () => {};
function goTo(path: string): void {
  window.history.replaceState(null, '', path);
  followAddress();
}

const send = (form: string) => {
  document.body.insertAdjacentHTML('beforeend', form);
  const added = document.body.lastElementChild as HTMLElement;
  fireEvent.submit(added);
  added.remove();
};

const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/nl/');
});
afterEach(() => jest.useRealTimers());

test('it opens after its delay; once closed, it stays closed for this session', () => {
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

test('without a delay it opens at once', () => {
  const dialog = start({ delaySeconds: 0 });
  wait(0);
  expect(dialog.open).toBe(true);
});

test('its heading is its name, its button has a descriptive label', () => {
  start({ delaySeconds: 0 });
  wait(0);
  expect(screen.getByRole('dialog', { name: 'Gesloten' })).toBeVisible();
  expect(screen.getByRole('button', { name: nl.popup.close })).toBeVisible();
});

test('it closes for good when the address shows that its link was followed', () => {
  const dialog = start();
  wait(8);
  goTo('/nl/te-koop/');
  expect(dialog.open).toBe(true);
  goTo('/nl/contact/?modal-clicked=1');
  expect(dialog.open).toBe(false);
  const again = start();
  window.history.replaceState(null, '', '/nl/');
  wait(60);
  expect(again.open).toBe(false);
});

test.each([
  ['the address itself', '<form action="http://localhost/nl/bedankt/"></form>'],
  ['the path of a posted form', '<form method="post" action="/nl/bedankt/?a=1"></form>'],
])('it does not open where a form is sent to: %s', (_what, form) => {
  window.history.replaceState(null, '', '/nl/bedankt/');
  document.body.insertAdjacentHTML('beforeend', form);
  const action = document.body.lastElementChild;
  const dialog = start();
  wait(60);
  expect(dialog.open).toBe(false);
  action?.remove();
});

test.each([
  ['a form without an action', '<form method="post"></form>'],
  ['a search', '<form action="/nl/te-koop/"></form>'],
])('%s on the page does not prevent it', (_what, form) => {
  window.history.replaceState(null, '', '/nl/te-koop/?page=2');
  document.body.insertAdjacentHTML('beforeend', form);
  const action = document.body.lastElementChild;
  const dialog = start();
  wait(8);
  expect(dialog.open).toBe(true);
  action?.remove();
});

test('it does not interrupt visitors who have sent a form; a search does not count', () => {
  const dialog = start();
  send('<form method="get"></form>');
  wait(8);
  expect(dialog.open).toBe(true);
  sessionStorage.clear();
  const another = start();
  send('<form method="post"></form>');
  wait(60);
  expect(another.open).toBe(false);
});

test('a click outside closes it', () => {
  const dialog = start();
  wait(8);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test.each(['/nl/?modal-clicked', '/nl/preview/home/'])('it does not open on %s', (path) => {
  window.history.replaceState(null, '', path);
  const dialog = start();
  wait(60);
  expect(dialog.open).toBe(false);
});

test('in a preview of content that is not public it opens once on every page load', () => {
  window.history.replaceState(null, '', '/preview/nl/');
  sessionStorage.setItem('facade:popup-closed', 'true');
  const dialog = start();
  wait(60);
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog.querySelector('.close') as Element);
  goTo('/preview/nl/contact/');
  wait(60);
  expect(dialog.open).toBe(false);
  const next = start();
  wait(60);
  expect(next.open).toBe(true);
});

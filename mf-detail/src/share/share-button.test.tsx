import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleAgent } from '../testing/sample-property.ts';
import { ShareButton } from './share-button.tsx';

const PATH = '/nl/te-koop/ath/woning/4321/';
const URL_OF_PAGE = `http://localhost${PATH}`;

const set = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

async function open() {
  renderInPage(
    <ShareButton title="Huis & tuin" path={PATH} about={{ kind: 'property', id: 4321 }} agent={sampleAgent} />,
    `${PATH}?utm_source=mail`,
  );
  const button = screen.getByRole('button', { name: 'Delen' });
  await userEvent.click(button);
  await screen.findByRole('group', { name: 'Deel deze pagina' });
  return button;
}

test('offers mail and WhatsApp with title and canonical address, and a QR code', async () => {
  await open();
  const mail = screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toBe(`mailto:?subject=Huis & tuin&body=Huis & tuin\n${URL_OF_PAGE}`);
  expect(screen.getByRole('link', { name: 'Doorsturen naar een vriend' })).toHaveAttribute(
    'href',
    '/nl/doorsturen/4321/',
  );
  const whatsApp = new URL(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '');
  expect([whatsApp.origin, whatsApp.searchParams.get('text')]).toEqual([
    'https://wa.me',
    `Huis & tuin\n${URL_OF_PAGE}`,
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('src', `/_shell/qr-code.svg?path=${encodeURIComponent(PATH)}`);
});

test('copies the canonical address and says so', async () => {
  const writeText = jest.fn();
  set('clipboard', { writeText });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  expect(writeText).toHaveBeenCalledWith(URL_OF_PAGE);
  expect(screen.getByRole('status')).toHaveTextContent('Link gekopieerd');
});

test('shows the address where the browser keeps the clipboard to itself', async () => {
  set('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Link kopiëren' }));
  expect(screen.getByRole('status')).toHaveTextContent(URL_OF_PAGE);
});

test('shares as the device does, where it does; calling it off is no error', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Via een app' })).not.toBeInTheDocument();
  const share = jest.fn(() => Promise.reject(new DOMException('called off', 'AbortError')));
  set('share', share);
  await userEvent.click(screen.getByRole('button', { name: 'Delen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Via een app' }));
  expect(share).toHaveBeenCalledWith({ title: 'Huis & tuin', url: URL_OF_PAGE });
});

test('takes the focus, and gives it back at Escape', async () => {
  const button = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('closes when the visitor turns elsewhere', async () => {
  await open();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

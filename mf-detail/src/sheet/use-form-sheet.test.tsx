import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskButton } from '../contact/ask-button.tsx';
import { Documents } from '../facts/documents.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleAgent } from '../testing/sample-property.ts';

const PATH = '/nl/te-koop/ath/woning/4321/';
const ABOUT = { kind: 'property', id: 4321 } as const;

beforeAll(() => {
  // The test browser has no dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const show = (wish: 'visit' | 'information', homeId?: number) =>
  renderInPage(
    <AskButton wish={wish} homeId={homeId} agent={sampleAgent} title="Woning met tuin">
      Vraag
    </AskButton>,
    PATH,
  );
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a visit is a link to its page, and opens a sheet at a click; closed, the focus is on the link', async () => {
  show('visit', 4321);
  const link = screen.getByRole('link', { name: 'Vraag' });
  expect(link).toHaveAttribute('href', '/nl/bezoek/4321/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(link);
  const sheet = await screen.findByRole('dialog', { name: 'Vraag een bezoek aan' });
  expect(sheet).toBeVisible();
  expect(sheet).toHaveTextContent('Woning met tuin');
  const entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await noDialog();
  expect(link).toHaveFocus();
  // The entry of the sheet was left, not covered by another.
  expect(history.length).toBe(entries);
});

test('Back closes the sheet; the site’s navigation does not hear of it', async () => {
  const heard = jest.fn();
  show('visit', 4321);
  addEventListener('popstate', heard);
  const address = location.href;
  const link = screen.getByRole('link', { name: 'Vraag' });
  await userEvent.click(link);
  await screen.findByRole('dialog');
  act(() => history.back());
  await noDialog();
  removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(location.href).toBe(address);
  expect(link).toHaveFocus();
});

test('a document is asked for in a sheet that knows the others', async () => {
  renderInPage(
    <Documents
      about={ABOUT}
      agent={sampleAgent}
      documents={[{ title: 'Bodemattest' }, { title: 'Extrait', language: 'fr' }]}
    />,
    PATH,
  );
  await userEvent.click(screen.getByRole('link', { name: /^Extrait/ }));
  await screen.findByRole('dialog', { name: 'Documenten aanvragen' });
  expect(JSON.parse(screen.getByTestId('mf-forms/documents').textContent ?? '')).toEqual({
    about: ABOUT,
    documents: [{ title: 'Bodemattest' }, { title: 'Extrait', language: 'fr' }],
    asked: 'Extrait',
  });
});

test('the way to a friend closes the panel, and gives the focus back to its button', async () => {
  renderInPage(<ShareButton title="Huis" path={PATH} about={ABOUT} agent={sampleAgent} />, PATH);
  const button = screen.getByRole('button', { name: 'Delen' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('link', { name: 'Doorsturen naar een vriend' }));
  expect(await screen.findByRole('dialog', { name: 'Doorsturen naar een vriend' })).toBeVisible();
  expect(screen.getByTestId('mf-forms/send-to-friend')).toHaveTextContent('4321');
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await noDialog();
  expect(button).toHaveFocus();
});

test.each([
  ['information', 4321, '#enquiry:information'],
  ['visit', undefined, '#enquiry:visit'],
] as const)('%s of home %s leads to the form below', (wish, homeId, href) => {
  show(wish, homeId);
  expect(screen.getByRole('link', { name: 'Vraag' })).toHaveAttribute('href', href);
});

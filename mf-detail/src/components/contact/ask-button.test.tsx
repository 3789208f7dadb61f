import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../testing/render-detail.tsx';
import { sampleAgent } from '../../testing/sample-property.ts';
import { AskButton } from './ask-button.tsx';

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
    <AskButton wish={wish} homeId={homeId} agent={sampleAgent}>
      Vraag
    </AskButton>,
    '/nl/te-koop/ath/woning/4321/',
  );

test('a visit is a link to its page, and opens a sheet at a click', async () => {
  show('visit', 4321);
  const link = screen.getByRole('link', { name: 'Vraag' });
  expect(link).toHaveAttribute('href', '/nl/bezoek/4321/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(link);
  expect(await screen.findByRole('dialog', { name: 'Vraag een bezoek aan' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['information', 4321, '#enquiry:information'],
  ['visit', undefined, '#enquiry:visit'],
] as const)('%s of home %s leads to the form below', (wish, homeId, href) => {
  show(wish, homeId);
  expect(screen.getByRole('link', { name: 'Vraag' })).toHaveAttribute('href', href);
});

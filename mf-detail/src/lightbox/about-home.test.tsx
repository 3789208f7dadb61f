import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProperty } from '../testing/render-detail.tsx';
import { prepareLightbox } from '../testing/show-lightbox.tsx';

prepareLightbox();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

async function openFirst(...home: Parameters<typeof renderProperty>) {
  renderProperty(...home);
  await userEvent.click(screen.getByRole('link', { name: /Foto 1 van 7 vergroten/ }));
  return within(await screen.findByRole('dialog', { name: /Foto’s van/ }));
}

test('beside the pictures stand price and place, and the heart keeps the home as elsewhere', async () => {
  const lightbox = await openFirst();
  expect(lightbox.getByText('€ 245.000')).toBeInTheDocument();
  expect(lightbox.getByText('Aat · Herenhuis met stadstuin')).toBeInTheDocument();
  await userEvent.click(lightbox.getByRole('button', { name: 'Bewaren' }));
  expect(lightbox.getByRole('button', { name: 'Bewaard' })).toBeInTheDocument();
  expect(localStorage.getItem('facade.favourites')).toBe('[4321]');
});

test('a visit is asked for in a sheet over the pictures; its keys move none of them, and Back leaves it alone', async () => {
  const lightbox = await openFirst();
  const visit = lightbox.getByRole('link', { name: 'Vraag een bezoek aan' });
  await userEvent.click(visit);
  const sheet = await screen.findByRole('dialog', { name: 'Vraag een bezoek aan' });
  fireEvent.keyDown(sheet, { key: 'ArrowRight' });
  expect(lightbox.getByText('Foto 1 van 7')).toBeInTheDocument();
  act(() => history.back());
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  // As long as a step back of the lightbox's own would take.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lightbox.getByText('Foto 1 van 7')).toBeInTheDocument();
  expect(location.hash).toBe('#foto-1');
  expect(visit).toHaveFocus();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a home that is gone has neither', async () => {
  const lightbox = await openFirst({ availability: 'sold' });
  expect(lightbox.queryByRole('link')).not.toBeInTheDocument();
  expect(lightbox.queryByRole('button', { name: 'Bewaren' })).not.toBeInTheDocument();
});

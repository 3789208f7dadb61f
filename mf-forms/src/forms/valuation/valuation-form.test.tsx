import type { ReturnedForm } from '@facade/section-kit';
import { startApi } from '@facade/section-kit/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { formPage, user } from '../../testing/form-page.tsx';
import { ValuationForm } from './valuation-form.tsx';

const api = startApi();
beforeEach(() => sessionStorage.clear());

const show = (form?: ReturnedForm) => render(formPage(<ValuationForm />, 'nl', form));
const field = (label: string) => screen.getByLabelText(label, { exact: false });
const next = () => user.click(screen.getByRole('button', { name: nl.steps.next }));
const back = () => user.click(screen.getByRole('button', { name: nl.steps.back }));
const heading = (id: keyof typeof nl.valuation.steps) =>
  screen.findByRole('heading', { name: nl.valuation.steps[id].title });

async function fillAddress() {
  await user.type(field(nl.fields.street), 'Rue Haute');
  await user.type(field(nl.fields.houseNumber), '12');
  await user.type(field(nl.fields.zip), '7800');
}

const TOWNS = [{ name: 'Ath', label: 'Aat', aliases: [], zip: '7800', counts: {}, location: null }];
const HINT = { count: 6, median: 225000, lowest: 200000, highest: 250000, scope: 'zip', similarSize: false };

test('each step is checked alone, takes the focus, and the way back loses nothing', async () => {
  api.answerOnly({ '/cities': { body: TOWNS } });
  show();
  expect(screen.queryByRole('button', { name: nl.steps.back })).toBeNull();
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('Straat is een verplicht veld');
  expect(screen.queryByText('Kies een type')).toBeNull();
  await fillAddress();
  await waitFor(() => expect(field(nl.fields.city)).toHaveValue('Aat'));
  await next();
  const type = await heading('type');
  await waitFor(() => expect(type).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  await back();
  expect(await heading('address')).toHaveFocus();
  expect(field(nl.fields.street)).toHaveValue('Rue Haute');
});

test('shows asking prices of similar homes, and that this is not a valuation', async () => {
  api.answerOnly({ '/cities': { body: TOWNS }, '/valuation-hint': { body: { hint: HINT } } });
  show({ form: 'valuation', step: 'home', errors: {}, values: { zip: '7800', type: 'house' } });
  expect(await screen.findByText(/225\.000/)).toBeInTheDocument();
  expect(screen.getByText(nl.valuation.similar.label)).toBeInTheDocument();
  expect(screen.getByText(/6 panden van dit type/)).toBeInTheDocument();
});

test('shows nothing with too few similar homes', async () => {
  api.answerOnly({ '/valuation-hint': { body: { hint: null } } });
  show({ form: 'valuation', step: 'home', errors: {}, values: { zip: '7800', type: 'house' } });
  await waitFor(() => expect(api.calls.some(({ path }) => path.startsWith('/valuation-hint'))).toBe(true));
  await act(async () => {});
  expect(screen.queryByText(nl.valuation.similar.title)).toBeNull();
});

test('returns to the step requested by a post without JavaScript, or the first with errors', () => {
  const { unmount } = show({ form: 'valuation', step: 'type', errors: {}, values: { street: 'Rue Haute' } });
  expect(screen.getByRole('heading', { name: nl.valuation.steps.type.title })).toBeVisible();
  expect(field(nl.fields.street)).toHaveValue('Rue Haute');
  unmount();
  show({ form: 'valuation', errors: { '': 'x', type: 'Kies een type' }, values: {} });
  expect(screen.getByRole('heading', { name: nl.valuation.steps.type.title })).toBeVisible();
});

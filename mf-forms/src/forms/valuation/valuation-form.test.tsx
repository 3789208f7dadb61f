import type { ReturnedForm } from '@facade/section-kit';
import { startApi } from '@facade/section-kit/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { formPage, user } from '../../testing/form-page.tsx';
import { sampleRange } from '../../testing/sample-range.ts';
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

const VALUES = { zip: '7800', city: 'Ath', type: 'house', livingArea: '110', energyLabel: 'c' };

test('the last step begins with a price range, how it was made and the most similar homes', async () => {
  api.answerOnly({ '/cities': { body: TOWNS }, '/price-range': { body: { range: sampleRange } } });
  show({ form: 'valuation', step: 'contact', errors: {}, values: VALUES });
  expect(await screen.findByText(/205\.000.*240\.000/)).toBeInTheDocument();
  expect(screen.getByText(/8 gelijkaardige panden.*Daarvan zijn er 2 verkocht.*1\.950/)).toBeInTheDocument();
  expect(screen.getByText(nl.valuation.range.label)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Rijwoning met tuin' })[0]).toHaveAttribute('target', '_blank');
  expect(screen.getByText(nl.valuation.range.isSold)).toBeInTheDocument();
  expect(api.calls.map(({ path }) => path)).toContain(
    '/price-range?city=Ath&energy=c&lang=nl&surface=110&type=house&zip=7800',
  );
});

test('says so if there are too few similar homes, and nothing while the range is not known', async () => {
  api.answerOnly({ '/price-range': { body: { range: null } } });
  const { unmount } = show({ form: 'valuation', step: 'contact', errors: {}, values: VALUES });
  expect(await screen.findByText(nl.valuation.range.none)).toBeInTheDocument();
  unmount();
  api.answerOnly({});
  show({ form: 'valuation', step: 'contact', errors: {}, values: VALUES });
  await act(async () => {});
  expect(screen.queryByText(nl.valuation.range.none)).toBeNull();
  expect(screen.queryByText(nl.valuation.range.title)).toBeNull();
});

test('returns to the step requested by a post without JavaScript, or the first with errors', () => {
  const { unmount } = show({ form: 'valuation', step: 'type', errors: {}, values: { street: 'Rue Haute' } });
  expect(screen.getByRole('heading', { name: nl.valuation.steps.type.title })).toBeVisible();
  expect(field(nl.fields.street)).toHaveValue('Rue Haute');
  unmount();
  show({ form: 'valuation', errors: { '': 'x', type: 'Kies een type' }, values: {} });
  expect(screen.getByRole('heading', { name: nl.valuation.steps.type.title })).toBeVisible();
});

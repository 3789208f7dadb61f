import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import nl from '../locales/nl.json';
import { formPage, user } from '../testing/form-page.tsx';
import { noTerms, sampleTerms } from '../testing/sample-terms.ts';
import { PurchaseOfferForm } from './purchase-offer/purchase-offer-form.tsx';
import { RentalApplicationForm } from './rental-application/rental-application-form.tsx';

beforeEach(() => sessionStorage.clear());

const show = (form: ReactNode) => render(formPage(form));
const field = (label: string) => screen.getByLabelText(label, { exact: false });

test('an application shows the terms of the home, and why the deposit is limited', () => {
  show(<RentalApplicationForm terms={sampleTerms()} />);
  const [income, persons, deposit] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(income).toMatch(/2\.100.*3 keer/);
  expect(persons).toContain('4 personen');
  expect(deposit).toMatch(/1\.400.*2 maanden.*Wallonië/);
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute(
    'href',
    '/api/papers/rental-application.pdf?lang=nl&home=4321',
  );
  expect(screen.queryByLabelText(nl.fields.home, { exact: false })).toBeNull();
});

test('an income below the guideline gives a notice, not an error', async () => {
  show(<RentalApplicationForm terms={sampleTerms()} />);
  await user.type(field(nl.fields.income), '2.099');
  expect(screen.getByText(/minder dan de richtlijn/)).toBeInTheDocument();
  await user.type(field(nl.fields.income), '{Backspace}{Backspace}{Backspace}100');
  expect(screen.queryByText(/minder dan de richtlijn/)).toBeNull();
});

test('without a home the visitor says which it is', () => {
  show(<RentalApplicationForm terms={noTerms} />);
  expect(field(nl.fields.home)).toBeRequired();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a home for sale has no application, and a home to rent no offer', () => {
  const { unmount } = show(<RentalApplicationForm terms={sampleTerms({ goal: 'sale' })} />);
  expect(field(nl.fields.home)).toBeRequired();
  unmount();
  show(<PurchaseOfferForm terms={sampleTerms()} />);
  expect(field(nl.fields.home)).toBeRequired();
});

test('an offer shows the advance to the cent, and says what it is', async () => {
  show(<PurchaseOfferForm terms={sampleTerms({ goal: 'sale', price: 210_000 })} />);
  await user.type(field(nl.fields.price), '199.999');
  expect(screen.getByText(/19\.999,90/)).toBeInTheDocument();
  expect(screen.getByText(nl.offer.what)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: nl.offer.send }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Kies of uw bod van iets afhangt');
  expect(summary).toHaveTextContent('Vink aan dat u weet dat een aanvaard bod u bindt');
});

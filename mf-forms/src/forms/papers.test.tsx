import { fireEvent, render, screen } from '@testing-library/react';
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
  expect(screen.getByText(/^Voorschot.*19\.999,90/)).toBeInTheDocument();
  expect(screen.getByText(nl.offer.what)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: nl.steps.next }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Kies of uw bod van iets afhangt');
  expect(summary).not.toHaveTextContent('Vink aan dat u weet dat een aanvaard bod u bindt');
});

test('an offer is sent only after a look at the whole of it', async () => {
  show(<PurchaseOfferForm terms={sampleTerms({ goal: 'sale', price: 210_000 })} />);
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const typed = { price: '199.999', firstName: 'Noor', lastName: 'De Smet', email: 'noor@example.be' };
  const place = { phone: '0470 12 34 56', address: 'Rue Basse 1', zip: '7800', city: 'Ath' };
  for (const [name, value] of Object.entries({ ...typed, ...place, validUntil: day }))
    fireEvent.change(document.querySelector(`[name=${name}]`) as HTMLElement, { target: { value } });
  await user.click(document.querySelector('[name=condition][value=own]') as HTMLElement);
  await user.click(screen.getByRole('button', { name: nl.steps.next }));
  // A rule that looks at several fields holds in this step already.
  expect(await screen.findByRole('alert')).toHaveTextContent('Schrijf waarvan uw bod afhangt');
  await user.click(document.querySelector('[name=condition][value=loan]') as HTMLElement);
  await user.click(screen.getByRole('button', { name: nl.steps.next }));
  expect(await screen.findByRole('heading', { name: nl.offer.steps.review.title })).toHaveFocus();
  const review = document.querySelector('dl');
  expect(review).toHaveTextContent(/199\.999.*19\.999,90.*hypothecair krediet.*Noor De Smet.*Rue Basse 1, 7800 Ath/);
  await user.click(screen.getByRole('button', { name: nl.offer.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Vink aan dat u weet dat een aanvaard bod u bindt');
});

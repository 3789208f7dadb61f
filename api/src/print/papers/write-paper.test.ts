import { PDFCheckBox, PDFDocument, PDFName, PDFTextField } from '@cantoo/pdf-lib';
import type { FormTerms, Language } from '@facade/shared-domain/model';
import { palette } from '../testing/sample-paper.ts';
import { purchaseOfferPaper } from './purchase-offer-paper.ts';
import { rentalApplicationPaper, rentalNotes } from './rental-application-paper.ts';
import { writePaper } from './write-paper.ts';

const agency = {
  name: 'Cardamine',
  street: 'Grote Markt 1',
  zip: '7800',
  city: 'Aat',
  phone: '+32 68 00 00 00',
  email: 'info@example.be',
  licence: 'BIV 000.042',
  companyNumber: 'BE 0000.000.097',
};
const home = {
  id: 4321,
  goal: 'rent' as const,
  availability: 'available' as const,
  title: 'Appartement met terras',
  place: 'Rue de Pintamont 12, 7800 Ath',
  path: '/nl/te-huur/ath/appartement/4321/',
  price: 700,
  charges: 60,
  region: 'wallonia' as const,
  isDwelling: true,
};
const none: FormTerms = { home: null, incomeTimesRent: 3, maximumPersons: null };
const rent: FormTerms = { ...none, home };
const sale: FormTerms = { ...none, home: { ...home, goal: 'sale', price: 199_999, charges: null } };

const read = async (paper: ReturnType<typeof rentalApplicationPaper>, language: Language = 'nl') =>
  PDFDocument.load(await writePaper(paper, { language, agency, palette }));

const nameOf = (name: string) => PDFName.of(name);

const textOf = (pdf: PDFDocument, name: string) => pdf.getForm().getTextField(name).getText();

test.each(['nl', 'fr', 'en', 'de'] as const)('both papers can be filled in, in %s', async (language) => {
  for (const paper of [rentalApplicationPaper(none, language), purchaseOfferPaper(none, language)]) {
    const pdf = await read(paper, language);
    const fields = pdf.getForm().getFields();
    expect(fields.length).toBeGreaterThan(15);
    expect(new Set(fields.map((field) => field.getName())).size).toBe(fields.length);
    expect(fields.every((field) => field instanceof PDFTextField || field instanceof PDFCheckBox)).toBe(true);
    expect(pdf.getTitle()).toBe(paper.title);
  }
});

test('each field has a label that is read out, and is part of the structure of the document', async () => {
  const pdf = await read(rentalApplicationPaper(rent, 'fr'), 'fr');
  expect(String(pdf.catalog.lookup(nameOf('Lang')))).toContain('fr');
  expect(String(pdf.catalog.lookup(nameOf('MarkInfo')))).toContain('true');
  for (const field of pdf.getForm().getFields()) {
    expect(field.acroField.dict.lookup(nameOf('TU'))).toBeDefined();
    const [widget] = field.acroField.getWidgets();
    expect(widget?.dict.lookup(nameOf('StructParent'))).toBeDefined();
    expect(widget?.dict.lookup(nameOf('AP'))).toBeDefined();
  }
});

test('the paper contains the home and the submitted values', async () => {
  const pdf = await read(
    rentalApplicationPaper(rent, 'nl', {
      firstName: 'Loïc',
      lastName: 'Œuvrard (junior)',
      persons: 3,
      income: 2400.5,
      guarantor: true,
      documents: ['tax'],
      message: 'Rustig\ngezin',
    }),
  );
  expect(textOf(pdf, 'home')).toBe('Appartement met terras, Rue de Pintamont 12, 7800 Ath');
  expect(textOf(pdf, 'reference')).toBe('4321');
  expect(textOf(pdf, 'name')).toBe('Œuvrard (junior) Loïc');
  expect(textOf(pdf, 'income')).toBe('2.400,50');
  expect(textOf(pdf, 'message')).toBe('Rustig\ngezin');
  expect(pdf.getForm().getCheckBox('guarantor').isChecked()).toBe(true);
  expect(pdf.getForm().getCheckBox('document-tax').isChecked()).toBe(true);
  expect(pdf.getForm().getCheckBox('document-payslips').isChecked()).toBe(false);
});

test('the advance of an offer is a tenth of the price to the cent', async () => {
  const pdf = await read(purchaseOfferPaper(sale, 'nl', { price: 199_999, condition: 'loan' }));
  expect(textOf(pdf, 'advance')).toBe('19.999,90');
  expect(pdf.getForm().getCheckBox('condition-loan').isChecked()).toBe(true);
  expect(pdf.getForm().getCheckBox('condition-none').isChecked()).toBe(false);
});

test('the fields of a paper can still be edited', async () => {
  const pdf = await read(purchaseOfferPaper(none, 'fr'), 'fr');
  pdf.getForm().getTextField('price').setText('250000');
  pdf.getForm().getCheckBox('condition-own').check();
  const again = await PDFDocument.load(await pdf.save());
  expect(textOf(again, 'price')).toBe('250000');
});

test('the conditions of a home give their reasons: income, people, deposit and the law', () => {
  const [income, persons, deposit] = rentalNotes({ ...rent, maximumPersons: 4 }, 'nl');
  expect(income).toMatch(/2\.100.*3 keer/);
  expect(persons).toContain('4 personen');
  expect(deposit).toMatch(/1\.400.*2 maanden.*Wallonië/);
  const inFlanders = { ...rent, home: { ...home, region: 'flanders' as const } };
  expect(rentalNotes(inFlanders, 'nl')[1]).toMatch(/2\.100.*3 maanden.*Vlaanderen/);
  const garage = { ...rent, home: { ...home, isDwelling: false } };
  expect(rentalNotes(garage, 'nl')[1]).toMatch(/2\.100.*geen maximum/);
  expect(rentalNotes(sale, 'nl')).toEqual([]);
});

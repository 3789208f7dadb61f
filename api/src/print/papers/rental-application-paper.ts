import { minimumIncome, rentalDeposit } from '@facade/shared-domain/costs/offer';
import { APPLICATION_DOCUMENTS, type RentalApplication } from '@facade/shared-domain/forms/rental-application';
import type { FormTerms, Language, TermsHome } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { fillText } from '../../kernel/index.ts';
import type { Paper, PaperEntry, PaperSection } from './paper.ts';
import { homeEntries, personEntries, plainAmount } from './paper-parts.ts';
import { PAPER_TEXTS } from './texts/index.ts';

export type ApplicationValues = Partial<RentalApplication>;

/** The application to rent (article 29), pre-filled with what is known of home and candidate. */
export function rentalApplicationPaper(terms: FormTerms, language: Language, values: ApplicationValues = {}): Paper {
  const texts = PAPER_TEXTS[language];
  const { rental, headings, fields } = texts;
  const { home } = terms;
  const money: PaperEntry[] = home?.price
    ? [
        { name: 'rent', label: fields.rent, kind: 'line', value: formatPrice(home.price, language), span: 6 },
        {
          name: 'charges',
          label: fields.charges,
          kind: 'line',
          value: home.charges ? formatPrice(home.charges, language) : '',
          span: 6,
        },
      ]
    : [];
  return {
    title: rental.title,
    intro: rental.intro,
    sections: [
      {
        title: headings.home,
        notes: rentalNotes(terms, language),
        entries: [...homeEntries(home, texts, values), ...money],
      },
      { title: headings.candidate, entries: candidates(language, values) },
      household(language, values),
      {
        title: headings.documents,
        entries: APPLICATION_DOCUMENTS.map((document) => ({
          name: `document-${document}`,
          label: texts.documents[document],
          kind: 'tick',
          value: values.documents?.includes(document) ?? false,
        })),
      },
    ],
    declaration: rental.declaration,
  };
}

function candidates(language: Language, values: ApplicationValues): PaperEntry[] {
  const texts = PAPER_TEXTS[language];
  return [
    ...personEntries(texts, values),
    { name: 'birthDate', label: texts.fields.birthDate, kind: 'line', span: 6 },
    { name: 'names', label: texts.fields.names, kind: 'line', value: values.tenants, span: 6 },
    { name: 'birthDate2', label: texts.fields.birthDate, kind: 'line', span: 6 },
  ];
}

function household(language: Language, values: ApplicationValues): PaperSection {
  const { headings, fields } = PAPER_TEXTS[language];
  const { persons, children, income, startDate, guarantor = false, message } = values;
  const count = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    title: headings.household,
    entries: [
      { name: 'persons', label: fields.persons, kind: 'line', value: count(persons), span: 3 },
      { name: 'children', label: fields.children, kind: 'line', value: count(children), span: 3 },
      { name: 'income', label: fields.income, kind: 'line', value: plainAmount(income, language), span: 6 },
      { name: 'startDate', label: fields.startDate, kind: 'line', value: formatDate(startDate, language), span: 6 },
      { name: 'guarantor', label: fields.guarantor, kind: 'tick', value: guarantor },
      { name: 'message', label: fields.remarks, kind: 'lines', value: message },
    ],
  };
}

/** Conditions of this home: income, people, deposit and the reason for its amount. */
export function rentalNotes({ home, incomeTimesRent, maximumPersons }: FormTerms, language: Language): string[] {
  const { rental } = PAPER_TEXTS[language];
  const persons = maximumPersons === null ? [] : [fillText(rental.persons, { count: maximumPersons })];
  if (!isLet(home)) return persons;
  const deposit = rentalDeposit(home.price, home.region, { mainResidence: home.isDwelling });
  const income = minimumIncome(home.price, { incomeTimesRent });
  return [
    ...(income === null
      ? []
      : [
          fillText(rental.income, {
            amount: formatPrice(income, language),
            times: formatNumber(incomeTimesRent, language),
          }),
        ]),
    ...persons,
    ...(deposit === null
      ? []
      : [
          `${fillText(rental.deposit, { amount: formatPrice(deposit.amount, language), months: deposit.months })} ${
            rental.law[deposit.legalMaximum === null ? 'other' : (home.region ?? 'other')]
          }`,
        ]),
  ];
}

/** Whether it is for rent and its rent is public. */
const isLet = (home: TermsHome | null): home is TermsHome & { price: number } =>
  home?.goal === 'rent' && home.price !== null;

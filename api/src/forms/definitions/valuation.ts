import { type Valuation, valuation } from '@facade/shared-domain/forms/valuation/valuation';
import type { Language } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPriceRange } from '@facade/shared-domain/numbers/price';
import { CONTACT_TIME_SLOTS } from '@facade/shared-domain/numbers/time-slots';
import { type Estimate, estimateHome } from '../../catalogue/index.ts';
import { defineForm, type FormRow, mailToVisitor, paperMail, phoneRow } from '../../correspondence/index.ts';
import { PAPER_TEXTS } from '../../print/index.ts';

/** A request for a valuation of a home. Both mails name the price range that the owner saw. */
export const valuationForm = defineForm<Valuation, Estimate | null>({
  id: 'valuation',
  schema: valuation,
  inSteps: true,
  act: (tx, { values, snapshot }) => {
    const { zip, city, type, livingArea, landArea, energyLabel: energy, language } = values;
    const surface = type === 'land' ? landArea : livingArea;
    return estimateHome(tx, snapshot.view(language), { zip, city, type, surface, energy });
  },
  mails: (submission, range) => {
    const { values, parties } = submission;
    const language = parties.agencyLanguage;
    const rangeIn = (shown: Language) => range && formatPriceRange(range.low, range.high, shown);
    return [
      paperMail(submission, {
        isPaper: false,
        kind: PAPER_TEXTS[language].valuation.title,
        rows: [
          ...rowsOf(values, language),
          { label: PAPER_TEXTS[language].fields.priceRange, value: rangeIn(language) ?? '' },
        ],
        message: values.remarks,
      }),
      mailToVisitor('valuation-confirmation', { range: rangeIn(values.language) ?? undefined }, parties, {
        address: values.email,
        language: values.language,
      }),
    ];
  },
  next: () => ({ path: '/feedback/contact-demand/' }),
});

function rowsOf(values: Valuation, language: Language): FormRow[] {
  const { fields, types, states } = PAPER_TEXTS[language];
  const { street, houseNumber, zip, city, state, livingArea, landArea } = values;
  const slots = CONTACT_TIME_SLOTS.filter(({ id }) => values.timeSlots.includes(id));
  const areaOf = (value: number | undefined) => (value ? formatArea(value, language) : undefined);
  const numberOf = (value: number | undefined) => (value === undefined ? undefined : String(value));
  return [
    { label: fields.name, value: `${values.firstName} ${values.lastName}` },
    phoneRow(fields.phone, values.phone),
    { label: fields.email, value: values.email, href: `mailto:${values.email}` },
    { label: fields.slots, value: slots.map(({ from, to }) => `${from}–${to}`).join(', ') },
    { label: fields.address, value: `${street} ${houseNumber}, ${zip} ${city}` },
    { label: fields.type, value: types[values.type] },
    { label: fields.livingArea, value: areaOf(livingArea) },
    { label: fields.landArea, value: areaOf(landArea) },
    { label: fields.bedrooms, value: numberOf(values.bedrooms) },
    { label: fields.constructionYear, value: numberOf(values.constructionYear) },
    { label: fields.state, value: state && states[state] },
    { label: fields.energyLabel, value: values.energyLabel?.toUpperCase() },
    { label: fields.language, value: values.language },
  ];
}

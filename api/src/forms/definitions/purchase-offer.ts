import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import { type PurchaseOffer, purchaseOffer } from '@facade/shared-domain/forms/purchase-offer';
import type { Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import {
  defineForm,
  type FormRow,
  homeQuery,
  paperConfirmation,
  paperMail,
  phoneRow,
} from '../../correspondence/index.ts';
import { addEvent } from '../../leads/index.ts';
import { PAPER_TEXTS } from '../../print/index.ts';

/** A visitor's offer of a price for a home. */
export const purchaseOfferForm = defineForm<PurchaseOffer>({
  id: 'purchase-offer',
  schema: purchaseOffer,
  inSteps: true,
  async act(tx, { id, values, snapshot: { content } }) {
    const isShown = values.propertyId !== undefined && content.settings.offers.forOwner === 'at-once';
    if (isShown) await addEvent(tx, id, { kind: 'offerShown' }, { name: content.settings.agency.name });
  },
  mails: (submission) => {
    const { values, parties } = submission;
    const language = parties.agencyLanguage;
    return [
      paperMail(submission, {
        kind: PAPER_TEXTS[language].offer.title,
        rows: rowsOf(values, language),
        message: values.message,
      }),
      paperConfirmation('purchase-offer-confirmation', submission, {
        amount: formatPrice(values.price, values.language),
        validUntil: formatDate(values.validUntil, values.language),
        condition: conditionOf(values, values.language),
        copy: PAPER_TEXTS[values.language].offer.title,
      }),
    ];
  },
  next: ({ values: { propertyId, price, validUntil, condition } }) => ({
    path: '/feedback/purchase-offer/',
    query: { ...homeQuery({ propertyId }), offer: String(price), until: validUntil, condition },
  }),
});

/** In words of the form, without what the buyer typed. */
function conditionOf({ condition, loanAmount }: PurchaseOffer, language: Language): string {
  const words = PAPER_TEXTS[language].conditions[condition];
  return condition === 'loan' && loanAmount !== undefined ? `${words} (${formatPrice(loanAmount, language)})` : words;
}

function rowsOf(values: PurchaseOffer, language: Language): FormRow[] {
  const { fields, conditions } = PAPER_TEXTS[language];
  const { price, condition, loanAmount, conditionText } = values;
  const isLoan = condition === 'loan' && loanAmount !== undefined;
  return [
    { label: fields.home, value: values.home },
    { label: fields.price, value: formatPrice(price, language) },
    { label: fields.advance, value: formatPrice(offerAdvance(price), language) },
    { label: fields.validUntil, value: formatDate(values.validUntil, language) },
    { label: fields.condition, value: conditions[condition] },
    { label: fields.loanAmount, value: isLoan ? formatPrice(loanAmount, language) : undefined },
    { label: fields.conditionText, value: condition === 'own' ? conditionText : undefined },
    { label: fields.name, value: `${values.firstName} ${values.lastName}` },
    { label: fields.address, value: `${values.address}, ${values.zip} ${values.city}` },
    phoneRow(fields.phone, values.phone),
    { label: fields.email, value: values.email, href: `mailto:${values.email}` },
    { label: fields.purchasers, value: values.purchasers },
    { label: fields.language, value: values.language },
  ];
}

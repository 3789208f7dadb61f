import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import { OFFER_CONDITIONS, type PurchaseOffer } from '@facade/shared-domain/forms/purchase-offer';
import type { FormTerms, Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { Paper, PaperEntry } from './paper.ts';
import { homeEntries, personEntries, plainAmount } from './paper-parts.ts';
import { PAPER_TEXTS } from './texts/index.ts';

export type OfferValues = Partial<PurchaseOffer>;

/** The offer to buy (article 30), pre-filled with what is known of home and buyer. */
export function purchaseOfferPaper({ home }: FormTerms, language: Language, values: OfferValues = {}): Paper {
  const texts = PAPER_TEXTS[language];
  const { offer, headings, fields } = texts;
  const asked: PaperEntry[] =
    home?.goal === 'sale' && home.price
      ? [
          {
            name: 'askedPrice',
            label: fields.askedPrice,
            kind: 'line',
            value: formatPrice(home.price, language),
            span: 6,
          },
        ]
      : [];
  return {
    title: offer.title,
    intro: offer.intro,
    sections: [
      { title: headings.home, entries: [...homeEntries(home, texts, values), ...asked] },
      { title: headings.buyers, entries: buyers(language, values) },
      { title: headings.offer, notes: [offer.advance], entries: terms(language, values) },
    ],
    declaration: offer.binding,
  };
}

function buyers(language: Language, values: OfferValues): PaperEntry[] {
  const texts = PAPER_TEXTS[language];
  const { fields } = texts;
  return [
    ...personEntries(texts, values),
    { name: 'address', label: fields.address, kind: 'line', value: values.address, span: 6 },
    {
      name: 'town',
      label: fields.town,
      kind: 'line',
      value: [values.zip, values.city].filter(Boolean).join(' '),
      span: 6,
    },
    { name: 'purchasers', label: fields.purchasers, kind: 'line', value: values.purchasers, span: 6 },
  ];
}

function terms(language: Language, values: OfferValues): PaperEntry[] {
  const { fields, conditions } = PAPER_TEXTS[language];
  const { price, validUntil, condition, loanAmount, conditionText, message } = values;
  const advance = price === undefined ? null : offerAdvance(price);
  return [
    { name: 'price', label: fields.price, kind: 'line', value: plainAmount(price, language), span: 4 },
    { name: 'advance', label: fields.advance, kind: 'line', value: plainAmount(advance, language), span: 4 },
    { name: 'validUntil', label: fields.validUntil, kind: 'line', value: formatDate(validUntil, language), span: 4 },
    ...OFFER_CONDITIONS.map(
      (one): PaperEntry => ({
        name: `condition-${one}`,
        label: `${fields.condition}: ${conditions[one]}`,
        kind: 'tick',
        value: one === condition,
      }),
    ),
    { name: 'loanAmount', label: fields.loanAmount, kind: 'line', value: plainAmount(loanAmount, language), span: 6 },
    { name: 'conditionText', label: fields.conditionText, kind: 'lines', value: conditionText },
    { name: 'remarks', label: fields.remarks, kind: 'line', value: message?.replace(/\s+/g, ' ').slice(0, 300) },
  ];
}

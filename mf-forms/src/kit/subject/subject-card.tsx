import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import type { Subject } from './subject.ts';
import { Card } from './subject-card.style.ts';

/** The subject of a form: picture, price and name, linked to its page. */
export function SubjectCard({ subject, isPriced = true }: { subject: Subject; isPriced?: boolean }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { title, place, path, picture } = subject;
  const { main, note } = subjectPrice(subject, language, t);
  return (
    <Card data-subject="" data-bare={picture ? undefined : ''}>
      {picture && (
        <PictureView
          picture={picture}
          alt=""
          ratio="4/3"
          sizes="(min-width: 600px) 240px, 100vw"
          widths={CARD_WIDTHS}
        />
      )}
      <div className="text">
        <p className="place">{place}</p>
        <p className="name">
          <a href={path} lang={title.language === language ? undefined : title.language} data-prefetch="">
            {title.text}
          </a>
        </p>
        {isPriced && <p className="price">{main}</p>}
        {isPriced && note && <p className="note">{note}</p>}
      </div>
    </Card>
  );
}

/** The price with its required notes: by law a rent is shown with its charges. */
function subjectPrice(
  { price: { amount, unit, charges, annuity, excludesVat }, goal }: Pick<Subject, 'price' | 'goal'>,
  language: Language,
  t: Translate<'mf-forms'>,
): { main: string; note: string } {
  const main = formatPrice(amount, language, { priceUnit: unit, published: amount !== null });
  if (amount === null) return { main, note: '' };
  if (goal === 'rent') return { main: `${main} ${t('price.perMonth')}`, note: chargesNote(charges, language, t) };
  if (annuity !== null) return { main, note: t('price.annuity', { amount: formatPrice(annuity, language) }) };
  return { main, note: excludesVat ? t('price.excludesVat') : '' };
}

function chargesNote(charges: number | null, language: Language, t: Translate<'mf-forms'>): string {
  if (charges === null) return t('price.chargesOnRequest');
  return charges === 0 ? t('price.noCharges') : t('price.charges', { amount: formatPrice(charges, language) });
}

import { useLanguage, useTexts } from '@facade/section-kit';
import { CARD_WIDTHS } from '@facade/shared-domain/picture-sizes';
import { PictureView } from '@facade/shared-ui';
import { subjectPrice } from './price-lines.ts';
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

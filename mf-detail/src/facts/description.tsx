import { useLanguage, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { DESCRIPTION_ID } from '../property/anchors.ts';
import { Prose } from './description.style.ts';

export interface DescriptionProps {
  description: { paragraphs: string[]; language: Language };
}

/** Characters that leave room for everything else on two printed pages. */
const LONGEST_ON_PAPER = 1700;

export function Description({ description }: DescriptionProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (description.paragraphs.length === 0) return null;
  const lang = description.language === language ? undefined : description.language;
  const isLong = description.paragraphs.join('').length > LONGEST_ON_PAPER;
  return (
    <Prose id={DESCRIPTION_ID} className="description">
      <h2>{t('description.title')}</h2>
      {lang && <p className="fallback">{t('description.fallback')}</p>}
      <div lang={lang} data-long={isLong || undefined}>
        {description.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Prose>
  );
}

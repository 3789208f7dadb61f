import { Prose, useLanguage, useTexts } from '@facade/section-kit';
import type { HomeText } from '@facade/shared-domain/model';
import { DESCRIPTION_ID } from '../property/anchors.ts';
import { Frame } from './description.style.ts';

export interface DescriptionProps {
  description: HomeText;
}

/** Characters that leave room for everything else on two printed pages. */
const LONGEST_ON_PAPER = 1700;

export function Description({ description }: DescriptionProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (description.html === '') return null;
  const lang = description.language === language ? undefined : description.language;
  const isLong = description.html.length > LONGEST_ON_PAPER;
  return (
    <Frame id={DESCRIPTION_ID} className="description">
      <h2>{t('description.title')}</h2>
      {lang && <p className="fallback">{t('description.fallback')}</p>}
      <div data-long={isLong || undefined}>
        <Prose html={description.html} language={lang} />
      </div>
    </Frame>
  );
}

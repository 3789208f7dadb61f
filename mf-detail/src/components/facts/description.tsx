import { useLanguage, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { Prose } from './description.style.ts';

export interface DescriptionProps {
  description: { paragraphs: string[]; language: Language };
}

export function Description({ description }: DescriptionProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (description.paragraphs.length === 0) return null;
  const lang = description.language === language ? undefined : description.language;
  return (
    <Prose>
      <h2>{t('description.title')}</h2>
      {lang && <p className="fallback">{t('description.fallback')}</p>}
      <div lang={lang}>
        {description.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Prose>
  );
}

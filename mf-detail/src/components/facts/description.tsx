import type { Translate } from '@facade/platform/section';
import type { Language } from '@facade/shared-domain/model';
import { styled } from 'styled-components';

export interface DescriptionProps {
  description: { paragraphs: string[]; language: Language };
  /** The page's language; a fallback text says its own. */
  language: Language;
  t: Translate;
}

export function Description({ description, language, t }: DescriptionProps) {
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

const Prose = styled.section`
  max-width: 65ch;
  overflow-wrap: break-word;
  p {
    margin: 0 0 var(--space-4);
    line-height: 1.65;
    text-wrap: pretty;
  }
  div p:first-child {
    font-size: var(--step-1);
    line-height: 1.5;
  }
  @media print {
    max-width: none;
    div p,
    div p:first-child {
      margin-bottom: 2mm;
      font-size: 10pt;
      line-height: 1.45;
    }
  }
  .fallback {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

import type { Translate } from '@facade/platform/section';
import type { Language } from '@facade/shared-domain/model';
import { styled } from 'styled-components';

export interface DescriptionProps {
  description: { paragraphs: string[]; language: Language };
  /** The page's language; a fallback text says its own. */
  language: Language;
  t: Translate;
}

/** Characters that leave room for everything else on two printed pages. */
const LONGEST_ON_PAPER = 1700;

export function Description({ description, language, t }: DescriptionProps) {
  if (description.paragraphs.length === 0) return null;
  const lang = description.language === language ? undefined : description.language;
  const isLong = description.paragraphs.join('').length > LONGEST_ON_PAPER;
  return (
    <Prose className="description">
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
      margin-bottom: 1.6mm;
      font-size: 9.5pt;
      line-height: 1.42;
    }
    /* The rest is behind the QR code: the sheet has two pages. Only here: a clamped text does not break across pages. */
    div[data-long] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 21;
    }
  }
  .fallback {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

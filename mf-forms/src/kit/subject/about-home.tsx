import { useLanguage, useTexts } from '@facade/section-kit';
import type { TermsHome } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { type PaperName, paperPath } from '@facade/shared-domain/paths/paper-path';
import { Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { BoundText } from '../fields/bound-fields.tsx';
import { HomeCard } from './about-home.style.ts';

interface AboutHomeProps {
  home: TermsHome | null;
  paper: PaperName;
  /** Terms of the home. */
  children?: ReactNode;
}

/** The home of a form: the one it was opened from, or one that the visitor names; and the form as a PDF. */
export function AboutHome({ home, paper, children }: AboutHomeProps) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  return (
    <HomeCard id={paper}>
      {home && (
        <p className="home">
          <a href={home.path}>{home.title}</a>
          <span>{[home.place, t('paper.reference', { id: home.id })].filter(Boolean).join(' · ')}</span>
          {home.price !== null && (
            <b>
              {t(home.goal === 'rent' ? 'paper.rent' : 'paper.asked', { price: formatPrice(home.price, language) })}
            </b>
          )}
        </p>
      )}
      {children}
      <p>
        <a className="paper" href={paperPath(paper, language, home?.id)} target="_blank" rel="noopener">
          <Icon name="document" size={20} />
          {t('paper.download')}
          <span className="visually-hidden"> ({t('newWindow')})</span>
        </a>
      </p>
      {!home && <BoundText name="home" label={t('fields.home')} hint={t('hints.home')} required maxLength={200} />}
    </HomeCard>
  );
}

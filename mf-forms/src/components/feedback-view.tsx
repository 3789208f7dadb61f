import { useLanguage, useSite } from '@facade/platform/section';
import { localizedPath } from '@facade/shared-domain/localized-path';
import type { ContentPage } from '@facade/shared-domain/model';
import { Icon, LinkButton } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import { FeedbackFrame } from './feedback-view.style.ts';

/** Thanks, what happens now, and where to go from here. */
export function FeedbackView({ data: page }: { data: ContentPage }) {
  const { t } = useTranslation('mf-forms');
  const { routes, agency } = useSite();
  const language = useLanguage();
  const pathOf = (original: string) => localizedPath(routes, original, language) ?? `/${language}/`;
  return (
    <FeedbackFrame className="wrap">
      <span className="mark">
        <Icon name="check" size={32} />
      </span>
      <h1 lang={page.title.language}>{page.title.text}</h1>
      {page.intro && (
        <p className="intro" lang={page.intro.language}>
          {page.intro.text}
        </p>
      )}
      {page.modules.map(({ id, html }) => html && <Article key={id} html={html.html} language={html.language} />)}
      <p>
        {t('feedback.urgent')} <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{agency.phone}</a>
      </p>
      <div className="next">
        <LinkButton to={pathOf('/for-sale/')} data-prefetch="">
          {t('feedback.sale')}
        </LinkButton>
        <LinkButton to={pathOf('/for-rent/')} variant="secondary" data-prefetch="">
          {t('feedback.rent')}
        </LinkButton>
      </div>
    </FeedbackFrame>
  );
}

/** The api has sanitized the agency's own text. */
const Article = ({ html, language }: { html: string; language: string }) => (
  <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />
);

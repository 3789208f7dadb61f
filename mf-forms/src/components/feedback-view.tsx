import { Prose, useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { ContentModule, ContentPage, Language } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Icon, LinkButton } from '@facade/shared-ui';
import { FeedbackFrame } from './feedback-view.style.ts';

/** Thanks, what happens now, and where to go from here. */
export function FeedbackView({ data: page }: { data: ContentPage }) {
  const t = useTexts('mf-forms');
  const { routes, agency } = useSite();
  const language = useLanguage();
  const ownLinks = page.modules.flatMap(({ link }) => link ?? []);
  const links =
    ownLinks.length > 0
      ? ownLinks
      : [
          { label: t('feedback.sale'), path: localizedPath(routes, '/for-sale/', language) },
          { label: t('feedback.rent'), path: localizedPath(routes, '/for-rent/', language) },
        ];
  return (
    <FeedbackFrame className="wrap">
      <span className="mark">
        <Icon name="check" size={32} />
      </span>
      <h1 lang={otherThan(language, page.title)}>{page.title.text}</h1>
      {page.intro && (
        <p className="intro" lang={otherThan(language, page.intro)}>
          {page.intro.text}
        </p>
      )}
      {page.modules.map((module) => (
        <Article key={module.id} module={module} />
      ))}
      <p className="urgent">
        <Icon name="phone" size={20} />
        <span>
          {t('feedback.urgent')} <a href={`tel:${agency.phone.replace(/[^+\d]/g, '')}`}>{phoneText(agency.phone)}</a>
        </span>
      </p>
      <div className="next">
        {links.map(({ label, path }, index) => (
          <LinkButton key={path} to={path} variant={index === 0 ? 'primary' : 'secondary'} data-prefetch="">
            {label}
          </LinkButton>
        ))}
      </div>
    </FeedbackFrame>
  );
}

/** One of the agency's own texts, sanitized by the api. */
function Article({ module: { title, html } }: { module: ContentModule }) {
  const language = useLanguage();
  return (
    <>
      {title && <h2 lang={otherThan(language, title)}>{title.text}</h2>}
      {html && <Prose html={html.html} language={otherThan(language, html)} />}
    </>
  );
}

/** The language of a text, where it is not the page's. */
const otherThan = (language: Language, text: { language: Language }): Language | undefined =>
  text.language === language ? undefined : text.language;

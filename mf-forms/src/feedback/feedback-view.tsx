import { Prose, Slot, useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { ContentModule, ContentPage, Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { requestedDocumentsPath } from '@facade/shared-domain/paths/forms/form-paths';
import { Icon, LinkButton, Notice } from '@facade/shared-ui';
import { AppointmentCard } from '../forms/appointment/appointment-card.tsx';
import { AgentLine } from '../kit/subject/agent-line.tsx';
import type { Subject } from '../kit/subject/subject.ts';
import { SubjectCard } from '../kit/subject/subject-card.tsx';
import { FeedbackFrame } from './feedback-view.style.ts';
import type { MadeOffer } from './made-offer.ts';
import { nextSteps } from './next-steps.ts';

/** The agency's own text, and the subject of the form. */
export interface FeedbackData extends ContentPage {
  /** Token of the booked appointment. */
  appointment?: string;
  subject?: Subject;
  /** Token of the documents that may be downloaded at once. */
  documents?: string;
  /** No mail was sent, because the address had just received several. */
  isHeld?: boolean;
  /** The offer that was sent. */
  offer?: MadeOffer;
}

/** Nobody waits for the agency after these. */
const NEVER_URGENT: ReadonlySet<string> = new Set([
  '/feedback/sign-newsletter/',
  '/feedback/demand-unsubscribe/',
  '/feedback/send-to-friend/',
]);

/** Thanks, next steps, the subject with its agent, and links. */
export function FeedbackView({ data: page }: { data: FeedbackData }) {
  const t = useTexts('mf-forms');
  const { routes, agency } = useSite();
  const language = useLanguage();
  const { subject } = page;
  const ownLinks = page.modules.flatMap(({ link }) => link ?? []);
  const steps = nextSteps(page.original, subject, { language, routes, t });
  // The agency's link comes first; for a home, steps with that home come before lists.
  const links = ownLinks.length === 0 ? steps : subject ? [...steps, ...ownLinks] : ownLinks;
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
      {page.isHeld && (
        <div className="about">
          <Notice tone="info">{t('feedback.held')}</Notice>
        </div>
      )}
      {page.appointment && <AppointmentCard token={page.appointment} />}
      {page.documents && (
        <LinkButton to={requestedDocumentsPath(language, page.documents)} variant="accent">
          <Icon name="download" size={20} />
          {t('feedback.papers')}
        </LinkButton>
      )}
      {page.offer && (
        <p className="offer">
          <span>{t('feedback.offer.title')}</span>
          <strong>{formatPrice(page.offer.price, language)}</strong>
          <span>{t('feedback.offer.until', { date: formatDate(page.offer.until, language) })}</span>
          <span>{t('feedback.offer.condition', { condition: t(`offer.depends.${page.offer.condition}`) })}</span>
        </p>
      )}
      {subject && (
        <section className="about">
          <SubjectCard subject={subject} isPriced={!page.offer} />
          <AgentLine agent={subject.agent} />
        </section>
      )}
      {page.modules.map((module) => (
        <Article key={module.id} module={module} />
      ))}
      {!NEVER_URGENT.has(page.original) && (
        <p className="urgent">
          <Icon name="phone" size={20} />
          <span>
            {t('feedback.urgent')} <a href={telephoneLink(agency.phone)}>{phoneText(agency.phone)}</a>
          </span>
        </p>
      )}
      <div className="next">
        {links.map(({ label, path }, index) => (
          <LinkButton key={path} to={path} variant={index === 0 ? 'primary' : 'secondary'} data-prefetch="">
            {label}
          </LinkButton>
        ))}
      </div>
      {subject?.kind === 'property' && (
        <div className="similar">
          <Slot id="mf-listings/similar-properties" props={{ propertyId: subject.id }} when="visible" fallback={null} />
        </div>
      )}
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

/** The language of a text, if it is not the page's. */
const otherThan = (language: Language, text: { language: Language }): Language | undefined =>
  text.language === language ? undefined : text.language;

import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { type FormSubject, formPath } from '@facade/shared-domain/paths/forms/form-paths';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Icon, LinkButton } from '@facade/shared-ui';
import { FormPage } from '../../kit/form-page.style.ts';
import { AgentLine } from '../../kit/subject/agent-line.tsx';
import type { Subject } from '../../kit/subject/subject.ts';
import { SubjectCard } from '../../kit/subject/subject-card.tsx';

/** As the api returns it. */
export interface RequestedDocuments {
  about: FormSubject;
  /** ISO date. */
  expiresAt: string;
  documents: {
    title: string;
    state: 'ready' | 'by-agency' | 'gone';
    file?: { path: string; type: string; size: number };
  }[];
}

export type RequestedDocumentsData =
  | (RequestedDocuments & { subject: Subject | null })
  /** The link has expired, or the documents were withdrawn: the api's message. */
  | { gone: { title: string; detail: string } };

/** The documents that one visitor asked for, to download. */
export function RequestedDocumentsView({ data }: { data: RequestedDocumentsData }) {
  return <FormPage className="wrap">{'gone' in data ? <Gone {...data.gone} /> : <Papers {...data} />}</FormPage>;
}

function Papers({ about, documents, expiresAt, subject }: Exclude<RequestedDocumentsData, { gone: object }>) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  return (
    <>
      <h1>{t('papers.title')}</h1>
      <p className="intro">{t('papers.intro')}</p>
      {subject && <SubjectCard subject={subject} />}
      <ul className="papers">
        {documents.map(({ title, state, file }) => (
          <li key={title}>
            {file ? (
              <a href={file.path} type={file.type} download>
                <Icon name="download" size={22} />
                <span>{title}</span>
                <small>{formatFileSize(file.size, language)}</small>
              </a>
            ) : (
              <p>
                <Icon name="document" size={22} />
                <span>{title}</span>
                <small>{t(state === 'gone' ? 'papers.gone' : 'papers.byAgency')}</small>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="until">{t('papers.until', { day: formatDate(expiresAt, language) })}</p>
      {subject && <AgentLine agent={subject.agent} />}
      <div className="next">
        <LinkButton to={formPath('documents', language, about)} variant="secondary">
          {t('papers.more')}
        </LinkButton>
      </div>
    </>
  );
}

function Gone({ title, detail }: { title: string; detail: string }) {
  const t = useTexts('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  return (
    <>
      <h1>{title}</h1>
      <p className="intro">{detail}</p>
      <div className="next">
        <LinkButton to={localizedPath(routes, '/contact/', language)}>{t('papers.contact')}</LinkButton>
        <LinkButton to={localizedPath(routes, '/for-sale/', language)} variant="secondary">
          {t('feedback.sale')}
        </LinkButton>
      </div>
    </>
  );
}

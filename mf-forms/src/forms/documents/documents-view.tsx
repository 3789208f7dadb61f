import { useTexts } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { FormPage } from '../../kit/form-page.style.ts';
import type { LoadedSubject } from '../../kit/subject/load-subject.ts';
import { SubjectCard } from '../../kit/subject/subject-card.tsx';
import { DocumentsForm } from './documents-form.tsx';

export interface DocumentsPageData extends LoadedSubject {
  /** Title of the document that a link asked for. */
  asked: string | null;
}

/** Asks for documents of one home or project. */
export function DocumentsView({ data: { subject, documents, asked } }: { data: DocumentsPageData }) {
  const t = useTexts('mf-forms');
  const isEmpty = documents.length === 0;
  return (
    <FormPage className="wrap">
      <h1>{t('documents.title')}</h1>
      <p className="intro">{t(isEmpty ? 'documents.none' : 'documents.intro')}</p>
      <SubjectCard subject={subject} />
      {isEmpty ? (
        <div className="next">
          <LinkButton to={subject.path}>{t('subject.back')}</LinkButton>
        </div>
      ) : (
        <DocumentsForm about={subject} documents={documents} asked={asked} />
      )}
    </FormPage>
  );
}

import { useTexts } from '@facade/section-kit';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';
import { BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { PersonFields, SalutationField } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { type AskableDocument, subjectFields } from '../../kit/subject/subject.ts';
import { DocumentBoxes } from './document-boxes.tsx';

/** The fields a visitor sees, in their order on the page. */
const DOCUMENTS_FIELDS = {
  documents: 'list',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  message: 'text',
  title: 'text',
  privacy: 'tick',
} as const;

interface DocumentsFormProps {
  about: FormSubject;
  documents: readonly AskableDocument[];
  /** Title of the one from the link: its box is ticked. */
  asked?: string | null;
}

const loadSchema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/documents').then(
    ({ documents }) => documents,
  );

/** Asks for documents of a home or project. */
export function DocumentsForm({ about, documents, asked }: DocumentsFormProps) {
  const t = useTexts('mf-forms');
  return (
    <FormShell
      form="documents"
      kinds={DOCUMENTS_FIELDS}
      schema={loadSchema}
      fixed={subjectFields(about)}
      initial={{ documents: documents.filter(({ title }) => title === asked).map(({ title }) => title) }}
      sendLabel={t('documents.send')}
      promise={t('documents.promise')}
    >
      <DocumentBoxes documents={documents} />
      <PersonFields />
      <BoundTextArea name="message" label={t('documents.message')} maxLength={2000} rows={3} />
      <SalutationField />
      <PrivacyField />
    </FormShell>
  );
}

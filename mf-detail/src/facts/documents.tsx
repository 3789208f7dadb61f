import { useLanguage, useTexts } from '@facade/section-kit';
import type { Agent, PropertyDocument } from '@facade/shared-domain/model';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { brochurePath } from '@facade/shared-domain/paths/brochure-path';
import { type FormSubject, formPath } from '@facade/shared-domain/paths/forms/form-paths';
import { Icon } from '@facade/shared-ui';
import { DOCUMENTS_ID } from '../property/anchors.ts';
import { useFormSheet } from '../sheet/use-form-sheet.tsx';
import { Panel } from './documents.style.ts';

type ShownDocument = Pick<PropertyDocument, 'title' | 'language' | 'file'>;

export interface DocumentsProps {
  /** What they are of. */
  about: FormSubject;
  documents: ShownDocument[];
  agent: Agent;
}

/** The brochure and public documents are downloads. The others are sent on request: each line opens their form. */
export function Documents({ about, documents, agent }: DocumentsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const sheet = useFormSheet(agent);
  const askable = documents.flatMap(({ file, ...document }) => (file ? [] : [document]));
  const request = (asked: string) => ({
    title: t('documents.request'),
    form: { id: 'mf-forms/documents', props: { about, documents: askable, asked } } as const,
  });
  return (
    <Panel id={DOCUMENTS_ID}>
      <h2>{t('documents.title')}</h2>
      {askable.length > 0 && <p>{t(askable.length < documents.length ? 'documents.textRest' : 'documents.text')}</p>}
      <ul>
        <li>
          <a href={brochurePath(about, language)} type="application/pdf" target="_blank" rel="noopener">
            <Icon name="document" size={22} />
            <span>{t('documents.brochure')}</span>
            <small>{t('documents.open')}</small>
          </a>
        </li>
        {documents.map((document) => (
          <li key={document.file?.path ?? document.title}>
            {document.file ? (
              <Download title={document.title} language={document.language} file={document.file} />
            ) : (
              <a
                href={formPath('documents', language, about, document.title)}
                onClick={(event) => sheet.open(event, request(document.title))}
              >
                <Icon name="document" size={22} />
                <span lang={document.language}>{document.title}</span>
                <small>{t('documents.ask')}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
      {sheet.element}
    </Panel>
  );
}

function Download({ title, language, file }: ShownDocument & { file: NonNullable<ShownDocument['file']> }) {
  const t = useTexts('mf-detail');
  const size = formatFileSize(file.size, useLanguage());
  return (
    <a href={file.path} type={file.type} download>
      <Icon name="download" size={22} />
      <span>
        <span lang={language}>{title}</span>{' '}
        <em>{t(file.type === 'application/pdf' ? 'documents.pdf' : 'documents.picture', { size })}</em>
      </span>
      <small>{t('documents.download')}</small>
    </a>
  );
}

import { useLanguage, useTexts } from '@facade/section-kit';
import type { PropertyDocument } from '@facade/shared-domain/model';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { type FormSubject, formPath } from '@facade/shared-domain/paths/form-paths';
import { Icon } from '@facade/shared-ui';
import { DOCUMENTS_ID } from '../../model/anchors.ts';
import { Panel } from './documents.style.ts';

type ShownDocument = Pick<PropertyDocument, 'title' | 'language' | 'file'>;

export interface DocumentsProps {
  /** What they are of. */
  about: FormSubject;
  documents: ShownDocument[];
  /** Address of the brochure, which is there to download. */
  brochure?: string;
}

/** The brochure and public documents are downloads. The others are sent on request: each line leads to their form. */
export function Documents({ about, documents, brochure }: DocumentsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (documents.length === 0 && !brochure) return null;
  const asked = documents.filter(({ file }) => !file).length;
  return (
    <Panel id={DOCUMENTS_ID}>
      <h2>{t('documents.title')}</h2>
      {asked > 0 && <p>{t(asked < documents.length ? 'documents.textRest' : 'documents.text')}</p>}
      <ul>
        {brochure && (
          <li>
            <a href={brochure} type="application/pdf" target="_blank" rel="noopener">
              <Icon name="document" size={22} />
              <span>{t('documents.brochure')}</span>
              <small>{t('documents.open')}</small>
            </a>
          </li>
        )}
        {documents.map((document) => (
          <li key={document.file?.path ?? document.title}>
            {document.file ? (
              <Download title={document.title} language={document.language} file={document.file} />
            ) : (
              <a href={formPath('documents', language, about, document.title)} data-prefetch="">
                <Icon name="document" size={22} />
                <span lang={document.language}>{document.title}</span>
                <small>{t('documents.ask')}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
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

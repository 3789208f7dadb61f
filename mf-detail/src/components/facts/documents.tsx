import { useTexts } from '@facade/section-kit';
import type { PropertyDocument } from '@facade/shared-domain/model';
import { enquiryAnchor } from '@facade/shared-domain/paths/enquiry-anchor';
import { Icon } from '@facade/shared-ui';
import { DOCUMENTS_ID } from '../../model/anchors.ts';
import { Panel } from './documents.style.ts';

export interface DocumentsProps {
  documents: Pick<PropertyDocument, 'title' | 'language'>[];
  /** Address of the brochure, which is there to download. */
  brochure?: string;
}

/** The brochure is a download. Documents are sent on request, never linked: each line leads to the form. */
export function Documents({ documents, brochure }: DocumentsProps) {
  const t = useTexts('mf-detail');
  if (documents.length === 0 && !brochure) return null;
  return (
    <Panel id={DOCUMENTS_ID}>
      <h2>{t('documents.title')}</h2>
      {documents.length > 0 && <p>{t('documents.text')}</p>}
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
        {documents.map(({ title, language }) => (
          <li key={title}>
            <a href={`#${enquiryAnchor({ wish: 'documents', document: title })}`}>
              <Icon name="document" size={22} />
              <span lang={language}>{title}</span>
              <small>{t('documents.ask')}</small>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

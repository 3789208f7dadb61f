import { useTexts } from '@facade/section-kit';
import type { PropertyDocument } from '@facade/shared-domain/model';
import { enquiryAnchor } from '@facade/shared-domain/paths/enquiry-anchor';
import { Icon } from '@facade/shared-ui';
import { DOCUMENTS_ID } from '../../model/anchors.ts';
import { Panel } from './documents.style.ts';

export interface DocumentsProps {
  documents: Pick<PropertyDocument, 'title' | 'language'>[];
}

/** Documents are sent on request, never linked: each line leads to the form. */
export function Documents({ documents }: DocumentsProps) {
  const t = useTexts('mf-detail');
  if (documents.length === 0) return null;
  return (
    <Panel id={DOCUMENTS_ID}>
      <h2>{t('documents.title')}</h2>
      <p>{t('documents.text')}</p>
      <ul>
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

import type { Translate } from '@facade/platform/section';
import { enquiryAnchor } from '@facade/shared-domain/enquiry-anchor';
import type { PropertyDocument } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';

export interface DocumentsProps {
  documents: Pick<PropertyDocument, 'title' | 'language'>[];
  t: Translate;
}

/** Documents are sent on request, never linked: each line leads to the form. */
export function Documents({ documents, t }: DocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Panel>
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

const Panel = styled.section`
  p {
    margin: 0 0 var(--space-3);
    color: var(--muted);
  }
  ul {
    padding: 0;
  }
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
  }
  a:hover small {
    text-decoration: underline;
  }
  svg {
    color: var(--primary);
  }
  small {
    color: var(--accent);
    font-size: var(--step--1);
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;

import { useTexts } from '@facade/section-kit';
import type { OwnerHome } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { Panel } from '../panel.style.ts';
import { Documents } from './document-panel.style.ts';

/** Documents of the home; empty if there are none. */
export function DocumentPanel({ documents }: Pick<OwnerHome, 'documents'>) {
  const t = useTexts('mf-owner');
  if (documents.length === 0) return null;
  return (
    <Panel aria-labelledby="documents-title">
      <h2 id="documents-title">{t('documents.title')}</h2>
      <Documents>
        {documents.map(({ title, path }) => (
          <li key={`${path} ${title}`}>
            <Icon name="document" size={20} />
            {path ? <a href={path}>{title}</a> : <span>{title}</span>}
            {!path && <span className="held">{t('documents.onRequest')}</span>}
          </li>
        ))}
      </Documents>
    </Panel>
  );
}

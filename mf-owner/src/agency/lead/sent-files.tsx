import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { formatFileSize } from '@facade/shared-domain/numbers/file-size';
import { Panel } from '../../dashboard/panel.style.ts';
import { Files } from './sent-files.style.ts';

/** The form as a PDF, and the files that came with a lead, to download. */
export function SentFiles({ lead: { id: lead, hasPaper, files } }: { lead: Pick<Lead, 'id' | 'hasPaper' | 'files'> }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="files-title">
      <h2 id="files-title">{t('agency.files.title')}</h2>
      <Files>
        {hasPaper && (
          <li>
            <a href={`/api/agency/leads/${lead}/paper.pdf`} type="application/pdf" download>
              {t('agency.files.paper')}
            </a>
          </li>
        )}
        {files.map(({ id, name, size, isQuarantined }) => (
          <li key={id}>
            {isQuarantined ? (
              name
            ) : (
              <a href={`/api/agency/leads/${lead}/uploads/${id}`} download={name}>
                {name}
              </a>
            )}
            <span className="about">
              {formatFileSize(size, language)}
              {isQuarantined && `, ${t('agency.files.quarantined')}`}
            </span>
          </li>
        ))}
      </Files>
    </Panel>
  );
}

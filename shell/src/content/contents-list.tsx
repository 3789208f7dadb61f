import { useTranslation } from 'react-i18next';
import type { ContentsEntry } from './contents.ts';

/** Table of contents of a long text, beside it in wide windows, with links that stay in view. */
export function ContentsList({ entries }: { entries: ContentsEntry[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className="contents" aria-label={t('content.onThisPage')}>
      <p>{t('content.onThisPage')}</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import type { ContentsEntry } from './contents.ts';

/** What a long text is about, beside it where a window is wide enough: links that stay in sight. */
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

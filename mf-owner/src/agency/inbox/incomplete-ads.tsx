import { useTexts } from '@facade/section-kit';
import type { IncompleteAds } from '@facade/shared-domain/model';
import { Icon, Notice } from '@facade/shared-ui';

/** The homes whose advertisement lacks what the law wants, and what; folded, because they stay until the CRM is complete. */
export function IncompleteAdList({ incompleteAds: { homes, total } }: { incompleteAds: IncompleteAds }) {
  const t = useTexts('mf-owner');
  return (
    <Notice tone="warning" title={t('agency.incompleteAds.title', { count: total })}>
      <details>
        <summary>
          {t('agency.incompleteAds.show')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul>
          {homes.map(({ id, title, path, missing }) => (
            <li key={id}>
              {path ? <a href={path}>{`${title} (${id})`}</a> : t('agency.inbox.gone', { id: String(id) })}
              {': '}
              {missing.join(', ')}
            </li>
          ))}
        </ul>
        <p>{t('agency.incompleteAds.explained')}</p>
      </details>
    </Notice>
  );
}

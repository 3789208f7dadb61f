import { useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import type { ListData } from '../../model/list/list-data.ts';

/** Says which words of the address nobody knows; the list goes on without them. */
export function UnknownNotice({ unknown }: { unknown: ListData['unknown'] }) {
  const t = useTexts('mf-listings');
  const { type, city, q } = unknown;
  if (!type && !city && !q) return null;
  return (
    <Notice tone="info">
      {city && <p>{t('list.unknown.city', { city: city.split('|')[0] })}</p>}
      {type && <p>{t('list.unknown.type')}</p>}
      {q && <p>{t('list.unknown.q', { q })}</p>}
    </Notice>
  );
}

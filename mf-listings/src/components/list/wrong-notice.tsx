import { type Translate, useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import type { ListData } from '../../model/list/list-data.ts';
import type { WrongParameter } from '../../model/list/list-query.ts';

/** Says which words of the address nobody understands; the list goes on without them. */
export function WrongNotice({ wrong }: { wrong: ListData['wrong'] }) {
  const t = useTexts('mf-listings');
  if (wrong.length === 0) return null;
  return (
    <Notice tone="info">
      {wrong.map(({ name, value }) => (
        <p key={name + value}>{textOf({ name, value }, t)}</p>
      ))}
    </Notice>
  );
}

function textOf({ name, value }: WrongParameter, t: Translate): string {
  if (name === 'city') return t('list.unknown.city', { value: value.split('|')[0] });
  if (name === 'type' || name === 'page' || name === 'sort' || name === 'q')
    return t(`list.unknown.${name}`, { value });
  return t('list.unknown.filter', { value, filter: t(`filter.names.${name}`) });
}

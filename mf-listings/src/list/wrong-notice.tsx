import { type TextKey, type Translate, useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import type { ListData } from './list-data.ts';
import type { WrongParameter } from './list-query.ts';

/** Lists invalid words of the URL with suggestions; the list ignores them. */
export function WrongNotice({ wrong, narrowed = false }: { wrong: ListData['wrong']; narrowed?: boolean }) {
  const t = useTexts('mf-listings');
  if (wrong.length === 0) return null;
  return (
    <Notice tone="info">
      {wrong.map(({ name, values, reason }) => (
        <p key={name + reason?.kind + values}>{textOf({ name, values, reason }, narrowed, t)}</p>
      ))}
    </Notice>
  );
}

function textOf({ name, values, reason }: WrongParameter, narrowed: boolean, t: Translate<'mf-listings'>): string {
  const value = values.join(', ');
  if (name === 'city' && !reason) return t('list.unknown.city', { value: value.split('|')[0] });
  // The rest of the text may have been understood.
  if (name === 'q' && !reason && narrowed) return t('list.unknown.ignored', { value });
  if (!reason) return t(`list.unknown.${name}`, { value, defaultValue: t('list.unknown.ignored', { value }) });
  const words = { ...reason, values: 'values' in reason ? reason.values.join(', ') : '' };
  const own = OWN_TEXTS[`${name} ${reason.kind}`];
  if (own) return t(own, { ...words, value });
  return t('list.unknown.filter', {
    value,
    filter: t(`filter.names.${name}`),
    reason: t(`list.unknown.reasons.${reason.kind}`, words),
  });
}

/** What is said in words of its own. */
const OWN_TEXTS: Partial<Record<string, TextKey<'mf-listings'>>> = {
  'page whole': 'list.unknown.page',
  'sort oneOf': 'list.unknown.sort',
  'type whole': 'list.unknown.type',
};

import { useTexts } from '@facade/section-kit';
import type { WebsiteChange } from '@facade/shared-domain/model';
import { groupHeading } from '../editor/group-heading.ts';
import { DiffLines } from './diff-lines.tsx';

/** Values that are words of the editor. */
const CHOSEN: ReadonlySet<WebsiteChange['kind']> = new Set(['choice', 'switch']);

/** Values that fit on one line: old → new. */
const SHORT: ReadonlySet<WebsiteChange['kind']> = new Set([
  ...CHOSEN,
  'line',
  'number',
  'color',
  'picture',
  'link',
  'address',
]);

/** What an edit changed in one field: "Soort banner: Kleur → Foto". */
export function FieldChange({ change }: { change: WebsiteChange }) {
  const t = useTexts('mf-owner');
  const { kind, label, language, lines } = change;
  const name = [
    change.group === 'page' || change.group === 'whole' ? '' : groupHeading(change, t),
    t(`agency.website.fields.${label}`, { defaultValue: label }),
    language ? t(`agency.website.languages.${language}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const textOf = (which: 'removed' | 'added') => {
    const text = lines.find((line) => line.kind === which)?.text;
    if (!text) return t('agency.website.nothing');
    return CHOSEN.has(kind) ? t(`agency.website.options.${text}`, { defaultValue: text }) : text;
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {SHORT.has(kind) ? (
          <>
            <del>{textOf('removed')}</del> <span aria-hidden="true">→</span> <ins>{textOf('added')}</ins>
          </>
        ) : (
          <DiffLines lines={lines} label={name} />
        )}
      </dd>
    </div>
  );
}

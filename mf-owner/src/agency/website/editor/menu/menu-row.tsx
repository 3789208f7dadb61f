import { useTexts } from '@facade/section-kit';
import type { WebsiteField, WebsiteMenuEntry } from '@facade/shared-domain/model';
import { Icon, type IconName, SelectField, TextField } from '@facade/shared-ui';
import { useEditing } from '../editing.ts';
import { controlName, textError } from '../field-values.ts';
import { LinkInput } from '../fields/link-input.tsx';
import {
  changeEntry,
  type MenuPlace,
  moveDown,
  moveUp,
  nest,
  placeName,
  removeEntry,
  titleOf,
  unnest,
} from './menu-tree.ts';

type Move = [name: 'nest' | 'unnest' | 'up' | 'down' | 'remove', icon: IconName, change: Change, isPossible: boolean];

type Change = (menu: WebsiteMenuEntry[], place: MenuPlace) => WebsiteMenuEntry[];

interface MenuRowProps {
  field: WebsiteField;
  entry: WebsiteMenuEntry;
  place: MenuPlace;
  menu: WebsiteMenuEntry[];
  onChange(menu: WebsiteMenuEntry[]): void;
  onMove(button: string, change: Change): void;
}

/** Menus are two deep on the site. */
const DEEPEST = 2;

/** One entry of the menu, or one link. */
export function MenuRow({ field: { name: list, kind }, entry, place, menu, onChange, onMove }: MenuRowProps) {
  const t = useTexts('mf-owner');
  const { answer, language, errors } = useEditing();
  const [fallback = 'nl'] = answer.languages;
  const at = list + placeName(place);
  const index = place.at(-1) ?? 0;
  const sisters = place.slice(0, -1).reduce((list, above) => list[above]?.children ?? [], menu).length;
  const page = answer.pages.find(({ path }) => path === entry.page);
  const title = titleOf(entry, answer.pages, language);
  const canNest = index > 0 && place.length < DEEPEST && entry.children.length === 0;
  const levels: Move[] = [
    ['nest', 'chevron-right', nest, canNest],
    ['unnest', 'chevron-left', unnest, place.length > 1],
  ];
  const buttons: Move[] = [
    ['up', 'chevron-up', moveUp, index > 0],
    ['down', 'chevron-down', moveDown, index < sisters - 1],
    ...(kind === 'menu' ? levels : []),
    ['remove', 'close', removeEntry, true],
  ];
  const labelOf = (name: Move[0]) =>
    t(name === 'remove' && kind === 'links' ? 'agency.website.links.remove' : `agency.website.menu.${name}`, { title });
  const lead = (to: string) => onChange(changeEntry(menu, place, { page: to }));
  return (
    <li data-depth={place.length}>
      {kind === 'links' ? (
        <LinkInput
          name={`${at}.link`}
          label={t('agency.website.fields.link')}
          error={errors[`${at}.link`]}
          required
          value={entry.page}
          onChange={lead}
        />
      ) : (
        <SelectField
          name={`${at}.page`}
          label={t('agency.website.menu.page')}
          error={errors[`${at}.page`]}
          value={entry.page}
          onChange={(event) => lead(event.target.value)}
        >
          {!page && <option value={entry.page}>{entry.page}</option>}
          {answer.pages.map((one) => (
            <option key={one.path} value={one.path}>
              {`${one.title} (${one.path})`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name={controlName(`${at}.label`, language)}
        lang={language}
        label={t(`agency.website.${kind === 'links' ? 'fields.linkLabel' : 'menu.label'}`)}
        required={kind === 'links' && language === fallback}
        error={textError(errors, `${at}.label`, language, fallback)}
        placeholder={kind === 'menu' ? page?.title : undefined}
        value={entry.labels[language] ?? ''}
        onChange={(event) =>
          onChange(changeEntry(menu, place, { labels: { ...entry.labels, [language]: event.target.value } }))
        }
      />
      <div className="moves">
        {buttons.map(([name, icon, change, isPossible]) => (
          <button
            key={name}
            type="button"
            data-move={name}
            disabled={!isPossible}
            aria-label={labelOf(name)}
            title={labelOf(name)}
            onClick={() => onMove(name, change)}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
    </li>
  );
}

import { useTexts } from '@facade/section-kit';
import type { WebsiteMenuEntry } from '@facade/shared-domain/model';
import { Icon, type IconName, SelectField, TextField } from '@facade/shared-ui';
import {
  changeEntry,
  type MenuPlace,
  moveDown,
  moveUp,
  nest,
  placeName,
  removeEntry,
  unnest,
} from '../../model/menu-tree.ts';
import { useEditing } from '../editing.ts';

type Change = (menu: WebsiteMenuEntry[], place: MenuPlace) => WebsiteMenuEntry[];

interface MenuRowProps {
  entry: WebsiteMenuEntry;
  place: MenuPlace;
  menu: WebsiteMenuEntry[];
  onChange(menu: WebsiteMenuEntry[]): void;
  onMove(button: string, change: Change): void;
}

/** Menus are two deep on the site. */
const DEEPEST = 2;

/** One entry of the menu. */
export function MenuRow({ entry, place, menu, onChange, onMove }: MenuRowProps) {
  const t = useTexts('mf-owner');
  const { answer, language, errors } = useEditing();
  const at = placeName(place);
  const index = place.at(-1) ?? 0;
  const sisters = place.slice(0, -1).reduce((list, above) => list[above]?.children ?? [], menu).length;
  const page = answer.pages.find(({ path }) => path === entry.page);
  const title = entry.labels[language] || page?.title || entry.page;
  const canNest = index > 0 && place.length < DEEPEST && entry.children.length === 0;
  const buttons: [string, IconName, Change, boolean][] = [
    ['up', 'chevron-up', moveUp, index > 0],
    ['down', 'chevron-down', moveDown, index < sisters - 1],
    ['nest', 'chevron-right', nest, canNest],
    ['unnest', 'chevron-left', unnest, place.length > 1],
    ['remove', 'close', removeEntry, true],
  ];
  return (
    <li data-depth={place.length}>
      <SelectField
        name={`menu${at}.page`}
        label={t('agency.website.menu.page')}
        error={errors[`menu${at}.page`]}
        value={entry.page}
        onChange={(event) => onChange(changeEntry(menu, place, { page: event.target.value }))}
      >
        {!page && <option value={entry.page}>{entry.page}</option>}
        {answer.pages.map((one) => (
          <option key={one.path} value={one.path}>
            {`${one.title} (${one.path})`}
          </option>
        ))}
      </SelectField>
      <TextField
        name={`menu${at}.label:${language}`}
        lang={language}
        label={t('agency.website.menu.label')}
        error={errors[`menu${at}.label:${language}`]}
        placeholder={page?.title}
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
            aria-label={t(`agency.website.menu.${name}`, { title })}
            title={t(`agency.website.menu.${name}`, { title })}
            onClick={() => onMove(name, change)}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
    </li>
  );
}

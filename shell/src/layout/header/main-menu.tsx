import type { MenuEntry } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { MenuItem, MenuLink, type MenuTexts } from './menu.tsx';

/** On a tablet in landscape, this many entries fit beside logo, button and languages. */
const MAX_ON_TABLET = 3;

export interface MainMenuProps {
  entries: MenuEntry[];
  /** Maximum number of entries in the bar; null for all. */
  maxVisible: number | null;
  current: string;
  label: string;
  more: string;
  texts: MenuTexts;
}

/** The menu in the bar. Entries that do not fit go to an extra menu behind a hamburger icon. */
export function MainMenu({ entries, maxVisible, current, label, more, texts }: MainMenuProps) {
  const wide = maxVisible ?? entries.length;
  const narrow = Math.min(wide, MAX_ON_TABLET);
  const hidden = entries.slice(narrow);
  return (
    <nav className="menu" aria-label={label}>
      <ul>
        {entries.slice(0, wide).map((entry, index) => (
          <li key={entry.id} data-wide={index >= narrow || undefined}>
            <MenuItem entry={entry} current={current} texts={texts} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li data-narrow={entries.length <= wide || undefined}>
            <details name="menu" className="dropdown" data-more>
              <summary aria-label={more}>
                <Icon name="menu" size={22} />
              </summary>
              <ul>
                {hidden.map((entry, index) => (
                  <li key={entry.id} data-narrow={index + narrow < wide || undefined}>
                    <MenuLink entry={entry} current={current} texts={texts} />
                    {entry.children.map((child) => (
                      <MenuLink key={child.id} entry={child} current={current} texts={texts} />
                    ))}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

import type { MenuEntry } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { isUnder } from '../is-under.ts';

export interface MenuTexts {
  /** First line of a dropdown: the page of the entry itself. */
  overview: string;
  newWindow: string;
}

export interface MenuItemProps {
  entry: MenuEntry;
  /** Path of the current page. */
  current: string;
  texts: MenuTexts;
}

/** One entry as a link. A link to another site opens in a new tab. */
export function MenuLink({ entry, current, texts, label }: MenuItemProps & { label?: string }) {
  const text = label ?? entry.label;
  if (entry.externalUrl !== null) {
    return (
      <a href={entry.externalUrl} target="_blank" rel="noopener">
        {text}
        <Icon name="external" size={15} title={texts.newWindow} />
      </a>
    );
  }
  return (
    <a href={entry.path} data-menu aria-current={isUnder(entry.path, current) ? 'page' : undefined} data-prefetch>
      {text}
    </a>
  );
}

/** An entry of the bar. With pages under it, it is a dropdown that needs no script. */
export function MenuItem({ entry, current, texts }: MenuItemProps) {
  if (entry.children.length === 0) return <MenuLink entry={entry} current={current} texts={texts} />;
  return (
    <details name="menu" className="dropdown">
      <summary>
        {entry.label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        <li>
          <MenuLink entry={entry} current={current} texts={texts} label={texts.overview} />
        </li>
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} current={current} texts={texts} />
          </li>
        ))}
      </ul>
    </details>
  );
}

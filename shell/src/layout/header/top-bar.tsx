import type { TopBarItem } from '@facade/shared-domain/model';
import { Icon, isIconName } from '@facade/shared-ui';
import { groundStyle } from '../ground-style.ts';
import { linkTo } from '../outside-link.ts';

/** The agency's icon names beyond our own set. */
const iconOf = (name: string) => (name === 'housematch' ? 'home' : isIconName(name) ? name : null);

/** Items of the top bar: phone, address, owner login. Also shown in the drawer. */
export function TopBarItems({ items }: { items: TopBarItem[] }) {
  return (
    <ul>
      {items.map(({ label, link, icon, ground }) => {
        const name = iconOf(icon);
        return (
          <li key={label + link}>
            <a {...linkTo(link)} data-ground={ground ? true : undefined} style={groundStyle(ground)}>
              {name && <Icon name={name} size={16} />}
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { TopBarItem } from '@facade/shared-domain/model';
import { staffPath } from '@facade/shared-domain/paths/staff-paths';
import { Icon, isIconName } from '@facade/shared-ui';
import { groundStyle } from '../ground.style.ts';
import { linkTo } from '../outside-link.ts';
import { routePath } from '../route-path.ts';

/** Maps the agency's icon names that our set does not have. */
const iconOf = (name: string) => (name === 'housematch' ? 'home' : isIconName(name) ? name : null);

/**
 * Items of the top bar: phone, address, owner login. Also shown in the drawer. `data-greeting` holds the login's text for
 * whoever is logged in until the browser, which alone knows the name, fills it in; `data-staff` is where staff go
 * (`server/render/owner-hint.ts`).
 */
export function TopBarItems({ items }: { items: TopBarItem[] }) {
  const site = useSite();
  const t = useTexts('shell');
  const language = useLanguage();
  const login = routePath(site, '/login/', language);
  const greeting = t('header.greeting', { name: '{name}' });
  return (
    <ul>
      {items.map(({ label, link, icon, ground }) => {
        const name = iconOf(icon);
        return (
          <li key={label + link}>
            <a {...linkTo(link)} data-ground={ground ? true : undefined} style={groundStyle(ground)}>
              {name && <Icon name={name} size={16} />}
              {link === login ? (
                <span data-greeting={greeting} data-staff={staffPath(language)}>
                  {label}
                </span>
              ) : (
                label
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

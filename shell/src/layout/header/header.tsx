import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Icon, LinkButton } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { homePath, routePath } from '../route-path.ts';
import { HeaderFrame } from './header.style.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuLink } from './menu.tsx';
import { TopBarItems } from './top-bar.tsx';

export interface HeaderProps {
  alternates: Partial<Record<Language, string>>;
  /** The page begins with a full-width picture, and the header may lie on it. */
  overHero: boolean;
  /** Staff work on this page: it has nothing that is for visitors only. */
  isStaffArea: boolean;
}

type Place = 'left' | 'center' | 'right';

/**
 * Top bar, logo, menu, valuation button, languages; a drawer instead on phones and tablets. Rendered on the server only; the
 * little script it needs is in `client/chrome`.
 */
export function Header({ alternates, overHero, isStaffArea }: HeaderProps) {
  const { agency, header, menu, topBar, ...site } = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const { pathname } = useLocation();

  const home = homePath(site, language);
  const entries = header.showHome
    ? menu
    : menu.filter(({ path, externalUrl }) => path !== home || externalUrl !== null);
  const texts = { overview: t('header.overview'), newWindow: t('newWindow') };
  const valuation = routePath(site, '/contact-demand/', language);
  const left = topBar.filter(({ side }) => side === 'left');
  const right = topBar.filter(({ side }) => side === 'right');

  const valuationButton = valuation && !isStaffArea && (
    <LinkButton to={valuation} variant="accent" size="s" data-prefetch>
      {t('header.valuation')}
    </LinkButton>
  );
  const languages = <LanguageSwitch alternates={alternates} />;
  const parts: [Place, ReactNode][] = [
    [
      header.logoPosition,
      <a key="logo" className="logo" href={home} aria-label={t('header.homeLink', { agency: agency.name })}>
        <Logo name={agency.name} picture={header.logo} />
      </a>,
    ],
    [
      header.menuPosition,
      <MainMenu
        key="menu"
        entries={entries}
        maxVisible={header.maxVisible}
        current={pathname}
        label={t('header.label')}
        more={t('header.more')}
        texts={texts}
      />,
    ],
    [
      'right',
      <div key="tools" className="tools">
        {valuationButton}
        {languages}
      </div>,
    ],
  ];
  const zone = (place: Place) => (
    <div className="zone" data-place={place}>
      {parts.filter(([at]) => at === place).map(([, part]) => part)}
    </div>
  );

  return (
    <HeaderFrame
      data-chrome="header"
      data-hero-aware={header.transparentAtStart || undefined}
      data-over-hero={(overHero && header.transparentAtStart) || undefined}
      data-hide-logo={!header.showLogoAtStart || undefined}
    >
      {topBar.length > 0 && (
        <div className="top-bar">
          <div className="wrap">
            <TopBarItems items={left} />
            <TopBarItems items={right} />
          </div>
        </div>
      )}
      <div className="bar">
        <div className="wrap" data-centred={parts.some(([at]) => at === 'center') || undefined}>
          <Drawer label={t('header.menu')} side={header.drawerSide}>
            <nav aria-label={t('header.label')}>
              <ul className="entries">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} current={pathname} texts={texts} />
                    {entry.children.map((child) => (
                      <MenuLink key={child.id} entry={child} current={pathname} texts={texts} />
                    ))}
                  </li>
                ))}
              </ul>
            </nav>
            {valuationButton}
            {languages}
            <TopBarItems items={topBar} />
          </Drawer>
          {zone('left')}
          {zone('center')}
          {zone('right')}
          <FavouritesLink />
        </div>
      </div>
    </HeaderFrame>
  );
}

interface DrawerProps {
  label: string;
  side: 'left' | 'right';
  children: ReactNode;
}

/** The menu of phones and tablets. It opens without script and follows its button in the tab order. */
function Drawer({ label, side, children }: DrawerProps) {
  return (
    <details className="drawer" data-side={side}>
      <summary aria-label={label}>
        <Icon name="menu" size={26} />
        <Icon name="close" size={26} />
      </summary>
      <div className="panel">{children}</div>
    </details>
  );
}

/** Link to the visitor's favourites. Only the browser knows their number: `client/chrome` fills it in. */
function FavouritesLink() {
  const language = useLanguage();
  const t = useTexts('shell');
  return (
    <a className="favourites" data-chrome="favourites" data-menu="" href={favouritesPath(language)}>
      <Icon name="heart" size={22} />
      <span className="visually-hidden">{t('header.favourites')}</span> <b hidden />
    </a>
  );
}

import { useSite, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

export interface PageLayoutProps {
  /** The element that the browser's application is mounted in. */
  children: ReactNode;
  /** This page in every language that has it, for the language switch. */
  alternates: Partial<Record<Language, string>>;
  /** The page begins with a picture that the header may lie on. */
  overHero?: boolean;
  /** Staff work on this page: it has nothing that is for visitors only. */
  isStaffArea?: boolean;
}

/**
 * Everything around a page: header, footer, floating elements. The server renders it and the browser does not hydrate it
 * (`client/chrome` adds the behaviour), so none of its components is shipped.
 */
export function PageLayout({ children, alternates, overHero = false, isStaffArea = false }: PageLayoutProps) {
  const { header, popup, topBar } = useSite();
  const t = useTexts('shell');
  return (
    <LayoutFrame
      data-top-bar={topBar.length > 0 || undefined}
      data-hero-aware=""
      data-over-hero={overHero || undefined}
      style={header.logo && ({ '--logo': `${header.logo.height}px` } as CSSProperties)}
    >
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <div className="progress" data-chrome="progress" />
      <Header alternates={alternates} overHero={overHero} isStaffArea={isStaffArea} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ScrollToTop label={t('top')} />
      {popup && !isStaffArea && <PopupDialog popup={popup} />}
      <Footer isStaffArea={isStaffArea} />
    </LayoutFrame>
  );
}

const LayoutFrame = styled.div`
  --bar: max(64px, min(var(--logo, 0px), 75px) + 12px);
  --top-bar: 0px;
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  padding-top: calc(var(--bar) + var(--top-bar));
  main {
    flex: 1 0 auto;
  }
  main:focus {
    outline: none;
  }
  &[data-over-hero] {
    padding-top: 0;
  }
  .progress {
    position: fixed;
    z-index: 60;
    inset: 0 0 auto;
    height: 3px;
    background: var(--accent);
    opacity: 0;
    transform: scaleX(0);
    transform-origin: left;
  }
  .progress[data-busy] {
    opacity: 1;
    transform: scaleX(0.9);
    transition: transform 8s cubic-bezier(0.1, 0.7, 0.1, 1) 0.15s;
  }
  /* Sticky elements stay right below the header. */
  @media (max-width: 960px) and (min-height: 30.01rem) {
    --header-height: var(--bar);
  }
  @media (min-width: 961px) {
    --bar: max(84px, var(--logo, 0px) + 20px);
    &[data-top-bar] {
      --top-bar: 40px;
    }
  }
  @media print {
    padding: 0;
    .progress,
    .skip-link {
      display: none;
    }
  }
`;

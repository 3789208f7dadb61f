import { emit, useSite } from '@facade/platform/section';
import type { Language } from '@facade/shared-domain/model';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Header } from './header/header.tsx';
import { PopupGate } from './popup-gate.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

export interface PageLayoutProps {
  children: ReactNode;
  /** Drawn between header and main content. */
  banner?: ReactNode;
  /** This page in every language that has it, for the language switch. */
  alternates: Partial<Record<Language, string>>;
  /** The page begins with a picture that the header may lie on. */
  overHero?: boolean;
  /** A navigation is under way. */
  busy?: boolean;
}

/** Everything around a page that the browser takes part in. The footer comes after it and is the server's alone. */
export function PageLayout({ children, banner, alternates, overHero = false, busy = false }: PageLayoutProps) {
  const { popup, topBar } = useSite();
  const { t } = useTranslation('shell');
  useEffect(openConsentOnRequest, []);
  return (
    <LayoutFrame data-top-bar={topBar.length > 0 || undefined} data-over-hero={overHero || undefined}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <div className="progress" data-busy={busy || undefined} />
      <Header alternates={alternates} overHero={overHero} />
      {banner}
      <main id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      <ScrollToTop label={t('top')} />
      {popup && <PopupGate popup={popup} />}
    </LayoutFrame>
  );
}

/** The footer is plain markup: its buttons say in `data-emit` which event they stand for. */
function openConsentOnRequest(): () => void {
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-emit="consent:open"]')) emit('consent:open', undefined);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

const LayoutFrame = styled.div`
  --bar: 64px;
  --top-bar: 0px;
  padding-top: calc(var(--bar) + var(--top-bar));
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
  @media (min-width: 961px) {
    --bar: 84px;
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

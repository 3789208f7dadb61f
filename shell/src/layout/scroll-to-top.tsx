import { Icon } from '@facade/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** The button hides above this many pixels; looked at so many milliseconds after the last scroll event. */
const SHOWN_FROM = 10;
const DEBOUNCE = 100;

/** Brings one back to the top; there only once one has left it. */
export function ScrollToTop({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const notice = () => button.current?.toggleAttribute('data-shown', window.scrollY > SHOWN_FROM);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(notice, DEBOUNCE);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, []);
  return (
    <TopButton ref={button} type="button" aria-label={label} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon name="arrow-up" size={22} />
    </TopButton>
  );
}

const TopButton = styled.button`
  position: fixed;
  z-index: 30;
  right: var(--space-4);
  bottom: var(--space-4);
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  visibility: hidden;
  opacity: 0;
  transition:
    opacity var(--slow),
    visibility var(--slow);
  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;

import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';

/** Brings one back to the top; `client/chrome` shows it once one has left it. */
export const ScrollToTop = ({ label }: { label: string }) => (
  <TopButton type="button" aria-label={label} data-chrome="top">
    <Icon name="arrow-up" size={22} />
  </TopButton>
);

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

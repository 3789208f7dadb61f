import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';

/** Scrolls back to the top. `client/chrome` shows it once the visitor has scrolled down. */
export const ScrollToTop = ({ label }: { label: string }) => (
  <TopButton type="button" aria-label={label} data-chrome="top">
    <Icon name="arrow-up" size={22} />
  </TopButton>
);

const TopButton = styled.button`
  /* At the end of the page, where it covers nothing; it floats where there is space beside the text. */
  align-self: flex-end;
  margin: 0 var(--gutter) var(--space-4);
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
  /* Only one element floats at once: it would be below the cookie question. */
  html[data-consent='ask'] & {
    display: none;
  }
  @media (min-width: 1440px) {
    position: fixed;
    z-index: 30;
    right: var(--space-4);
    bottom: calc(var(--foot, 0px) + var(--space-4));
    margin: 0;
  }
  @media print {
    display: none;
  }
`;

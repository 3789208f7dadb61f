import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { transform: translateY(2rem); opacity: 0 }
`;

/** From below on a phone, from the right where there is room beside the page. */
export const SheetFrame = styled.dialog`
  box-sizing: border-box;
  width: min(100%, 34rem);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0 var(--space-5) var(--space-7);
  overflow-y: auto;
  /* What takes the focus comes to lie below the header. */
  scroll-padding-block: 8rem 2rem;
  overscroll-behavior: contain;
  border: 0;
  background: var(--paper);
  color: var(--ink);

  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--space-4);
    padding-block: var(--space-4);
    background: var(--paper);
  }
  h2 {
    font-size: var(--step-2);
  }
  header div {
    min-width: 0;
  }
  header p {
    overflow: hidden;
    color: var(--muted);
    font-size: var(--step--1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  header button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    color: inherit;
  }
  form {
    margin-top: var(--space-5);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: ${rise} 0.2s;
    }
  }
`;

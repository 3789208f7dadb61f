import { styled } from 'styled-components';

/** Floats at the bottom while homes are chosen to be compared. */
export const CompareBarFrame = styled.aside`
  align-items: center;
  background: var(--primary);
  border-radius: var(--radius);
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  box-shadow: var(--shadow);
  color: var(--primary-ink);
  display: flex;
  gap: var(--space-2) var(--space-4);
  inset-inline: var(--gutter);
  justify-content: space-between;
  margin-inline: auto;
  max-width: 30rem;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  position: var(--sticky, fixed);
  z-index: 30;

  /* Below a list, so that the credit and the cards of the map beside it stay free; elsewhere on the other side, beside forms. */
  @media (min-width: 1200px) {
    inset-inline: max(var(--gutter), 50% - var(--page) / 2);
    margin-inline-end: 0;
    body:has(.map) > & { margin-inline: 0 auto; }
  }
  div {
    display: flex;
    gap: var(--space-1);
  }
  button {
    background: none;
    border: 0;
    color: inherit;
    display: grid;
    min-height: 44px;
    min-width: 44px;
    place-items: center;
  }
`;

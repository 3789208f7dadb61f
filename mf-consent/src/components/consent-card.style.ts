import { styled } from 'styled-components';

export const Card = styled.section`
  display: none;
  position: fixed;
  z-index: 60;
  inset: auto var(--space-4) var(--space-4);
  max-width: 34rem;
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow: auto;
  padding: var(--space-5);
  background: var(--surface);
  color: var(--ink);
  border-radius: var(--radius);
  box-shadow: var(--shadow);

  html[data-consent='ask'] & {
    display: block;
  }
  h2 {
    margin: 0 0 var(--space-2);
    font-family: var(--font-display);
    font-size: var(--step-1);
  }
  h2:focus {
    outline: none;
  }
  p {
    margin: 0 0 var(--space-4);
    color: var(--muted);
  }
  form {
    display: grid;
    gap: var(--space-3);
    margin-bottom: var(--space-4);
  }
  .option {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    align-items: start;
    min-height: 44px;
    cursor: pointer;
  }
  .option input {
    width: 22px;
    height: 22px;
    margin: 2px 0 0;
    accent-color: var(--primary);
  }
  .option strong,
  .option small {
    display: block;
  }
  .option small {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .actions > * {
    flex: 1 1 9rem;
  }
  @media print {
    html[data-consent='ask'] & {
      display: none;
    }
  }
`;

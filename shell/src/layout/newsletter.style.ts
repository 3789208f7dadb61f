import { styled } from 'styled-components';

export const NewsletterFrame = styled.form`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-6);
  border-top: 1px solid color-mix(in srgb, var(--ink) 14%, transparent);
  .line {
    display: grid;
    gap: var(--space-2) var(--space-3);
    align-items: center;
    max-width: 36rem;
  }
  .line input {
    min-width: 0;
    min-height: 44px;
    padding: 0 var(--space-4);
    border: 1px solid var(--muted);
    border-radius: 10px;
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    /* A phone zooms into fields of smaller letters. */
    font-size: max(1rem, 16px);
  }
  > button {
    justify-self: start;
  }
  .consent {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    color: var(--muted);
  }
  .consent input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 11px 0;
    accent-color: var(--primary);
  }
  .consent label {
    flex: 1 1 14rem;
    max-width: max-content;
  }
  .consent a {
    padding-block: 11px;
    text-decoration: underline;
  }
  @media (min-width: 600px) {
    .line {
      grid-template-columns: auto minmax(12rem, 1fr);
    }
  }
  @media print {
    display: none;
  }
`;

import { styled } from 'styled-components';

export const Leads = styled.ol`
  display: grid;
  gap: var(--space-3);
  li {
    position: relative;
    display: grid;
    gap: var(--space-3) var(--space-5);
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  li:hover {
    background: var(--tint);
  }
  a {
    color: var(--ink);
    text-decoration: none;
  }
  li[data-state='new'] .what a {
    font-weight: 700;
  }
  /* The whole line opens the lead. */
  .what a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    content: '';
  }
  .what a:focus-visible {
    outline: none;
  }
  .what a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  /* Above the link of the whole line. */
  .phone {
    position: relative;
    z-index: 1;
    text-decoration: underline;
  }
  .late {
    color: var(--danger);
    font-weight: 700;
  }
  .about,
  .excerpt,
  .when {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .excerpt {
    margin-top: var(--space-1);
    color: var(--ink);
  }
  .when {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-items: center;
  }
  @media (min-width: 768px) {
    li {
      grid-template-columns: 1fr 15rem;
    }
    .when {
      display: grid;
      align-content: start;
      justify-items: end;
      text-align: end;
    }
  }
`;

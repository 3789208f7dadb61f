import { styled } from 'styled-components';

export const Leads = styled.ol`
  display: grid;
  gap: var(--space-3);
  li {
    position: relative;
    display: grid;
    grid-template-areas: 'picture what' 'choose when';
    grid-template-columns: 72px 1fr;
    gap: var(--space-3) var(--space-4);
    padding: var(--space-4);
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
  li[data-unread='true'] .what a {
    font-weight: 700;
  }
  .unread {
    display: inline-block;
    margin-inline-start: var(--space-2);
    font-size: var(--step--1);
  }
  .unread::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: var(--space-1);
    border-radius: 50%;
    background: currentColor;
    content: '';
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
  .what {
    grid-area: what;
    min-width: 0;
  }
  .when {
    grid-area: when;
  }
  picture {
    grid-area: picture;
    align-self: start;
    border-radius: var(--radius);
    overflow: hidden;
  }
  input {
    grid-area: choose;
    place-self: start center;
    width: 24px;
    height: 24px;
    accent-color: var(--primary);
  }
  /* Above the link of the whole line. */
  input,
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
      grid-template-areas: 'choose picture what when';
      grid-template-columns: 24px 96px 1fr 15rem;
      padding-inline: var(--space-5);
    }
    .when {
      display: grid;
      align-content: start;
      justify-items: end;
      text-align: end;
    }
  }
`;

import { styled } from 'styled-components';

/** Frame of the page of a shared list. */
export const TogetherFrame = styled.div`
  padding-block: var(--space-6) var(--space-9);

  > * + * {
    margin-top: var(--space-4);
  }
  .people,
  .people p,
  .tools,
  nav,
  .about,
  .liked,
  summary,
  .tools > a {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }
  .people p:empty {
    display: none;
  }
  .hint,
  .ends p {
    color: var(--muted);
    max-width: 65ch;
  }
  .join {
    background: var(--surface);
    border-radius: var(--radius);
    max-width: 42rem;
    padding: var(--space-5);
  }
  .join h2 {
    font-size: var(--step-1);
  }
  form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  .join form,
  .join p {
    margin-top: var(--space-3);
  }
  form .field {
    max-width: 36rem;
    width: 100%;
  }
  .tools {
    border-bottom: 1px solid var(--line);
    gap: var(--space-2) var(--space-5);
    padding-bottom: var(--space-2);
  }
  .tools a,
  summary {
    min-height: 44px;
  }
  nav a {
    align-content: center;
    border-bottom: 2px solid transparent;
    color: var(--muted);
    padding-inline: var(--space-1);
    text-decoration: none;
  }
  nav a[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
  .homes {
    display: grid;
    gap: var(--space-5);
    list-style: none;
    padding: 0;
  }
  .homes > li {
    background: var(--surface);
    border-radius: var(--radius);
    display: grid;
    overflow: hidden;
  }
  .picture {
    align-items: center;
    aspect-ratio: 4 / 3;
    background: var(--tint);
    display: flex;
    justify-content: center;
    overflow: hidden;
  }
  .picture img {
    height: 100%;
    object-fit: cover;
    width: 100%;
  }
  [data-closed] .picture img {
    filter: grayscale(0.6);
  }
  .home,
  .marks {
    align-content: start;
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5);
  }
  .home h2 {
    font: 500 var(--step-0) / 1.35 var(--font-text);
    letter-spacing: 0;
  }
  .home h2 a {
    color: inherit;
  }
  .price {
    font: var(--display-weight) var(--step-1) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .price :is(small, span) {
    color: var(--muted);
    font: 400 var(--step--1) / 1.5 var(--font-text);
  }
  .price > span {
    display: block;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
  }
  .fact {
    align-items: center;
    display: inline-flex;
    gap: var(--space-1);
  }
  .liked:empty {
    display: none;
  }
  .liked svg {
    color: var(--accent);
  }
  .liked[data-everyone] {
    font-weight: 600;
  }
  blockquote {
    border-left: 3px solid var(--line);
    margin: 0;
    overflow-wrap: anywhere;
    padding-left: var(--space-3);
    white-space: pre-line;
  }
  cite {
    color: var(--muted);
    font-size: var(--step--1);
    font-style: normal;
  }
  summary {
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .ends {
    margin-top: var(--space-7);
  }
  .ends details form {
    padding-bottom: var(--space-3);
  }
  @media (min-width: 721px) {
    .homes > li {
      grid-template-columns: 240px 1fr 1fr;
    }
    .picture {
      align-self: start;
    }
    .marks {
      border-left: 1px solid var(--line);
      margin-block: var(--space-4);
      padding-block: 0;
    }
  }
  @media (min-width: 721px) and (max-width: 1100px) {
    .homes > li {
      grid-template-columns: 240px 1fr;
    }
    .picture {
      grid-row: span 2;
    }
    .marks {
      border-left: 0;
      margin-block: 0 var(--space-4);
    }
  }
`;

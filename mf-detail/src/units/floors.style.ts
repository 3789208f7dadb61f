import { styled } from 'styled-components';

/** A drawing of the building in boxes; colour never stands alone, the status is written in each. */
export const Building = styled.section`
  dl {
    display: grid;
    gap: 3px;
    max-width: 720px;
    padding-bottom: 6px;
    border-bottom: 6px solid var(--line);
  }
  dl > div {
    display: grid;
    grid-template-columns: 96px repeat(auto-fit, minmax(84px, 1fr));
    gap: 3px;
  }
  dl > div:first-child dd:nth-child(2) a {
    border-top-left-radius: var(--radius);
  }
  dl > div:first-child dd:last-child a {
    border-top-right-radius: var(--radius);
  }
  dt {
    align-self: center;
    color: var(--muted);
    font-size: var(--step--1);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  a {
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: var(--space-2) var(--space-3);
    background: var(--surface);
    color: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    text-decoration: none;
    transition: background-color var(--fast);
  }
  a span {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--step--1);
  }
  a[data-status='available'] {
    background: var(--primary);
    color: #fff;
  }
  a[data-status='option'] {
    background: #fbecd2;
    color: #6b4300;
  }
  a[data-status='sold'] {
    background: var(--line);
    color: var(--muted);
  }
  a:hover span {
    text-decoration: underline;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    margin-top: var(--space-3);
    color: var(--muted);
    font-size: var(--step--1);
  }
  .legend span::before {
    content: '';
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-right: var(--space-2);
    border-radius: 3px;
    background: var(--line);
  }
  .legend [data-status='available']::before {
    background: var(--primary);
  }
  .legend [data-status='option']::before {
    background: #fbecd2;
  }
  @media print {
    display: none;
  }
`;

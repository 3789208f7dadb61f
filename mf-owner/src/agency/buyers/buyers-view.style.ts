import { styled } from 'styled-components';

export const Buyers = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .note,
  details p {
    max-width: 65ch;
    color: var(--muted);
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: end;
  }
  .ways a,
  dd a,
  summary {
    display: block;
    width: fit-content;
    padding-block: 10px;
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    align-items: center;
  }
  dl dt,
  dl dd {
    margin: 0;
  }
  dl dt {
    min-width: 11em;
    font-weight: 600;
  }
  details p {
    margin-block-end: var(--space-3);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
  }
  li a {
    padding-block: 10px;
  }
  .people {
    font-weight: 600;
  }
`;

import { styled } from 'styled-components';

export const GoneFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: clamp(32px, 6vw, 72px) var(--space-9);
  h1 {
    max-width: 22ch;
    font-size: var(--step-4);
  }
  > p {
    max-width: 60ch;
    color: var(--muted);
    font-size: var(--step-1);
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    padding: 0;
    list-style: none;
  }
`;

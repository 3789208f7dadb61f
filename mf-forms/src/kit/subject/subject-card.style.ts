import { styled } from 'styled-components';

export const Card = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  .text {
    display: grid;
    gap: var(--space-1);
    align-content: center;
    padding: var(--space-5);
  }
  .place,
  .note {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .price {
    font: 600 var(--step-1) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  .name {
    overflow-wrap: anywhere;
  }
  .name a {
    display: inline-block;
    padding-block: 10px;
    color: inherit;
    font-weight: 600;
  }
  @media (min-width: 600px) {
    grid-template-columns: 240px minmax(0, 1fr);
    &[data-bare] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const AgentLine = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  margin-top: var(--space-4);

  .ui-picture {
    flex: none;
    width: 64px;
    border-radius: 50%;
  }
  strong,
  span {
    display: block;
  }
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  a {
    display: inline-block;
    padding-block: 10px;
  }
`;

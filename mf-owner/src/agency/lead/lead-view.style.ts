import { styled } from 'styled-components';

export const LeadPage = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-9);
  > * {
    min-width: 0;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .back a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 600;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    color: var(--muted);
  }
  .columns,
  .side {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    min-width: 0;
  }
  @media (min-width: 961px) {
    .columns {
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    }
  }
`;

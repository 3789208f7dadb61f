import { styled } from 'styled-components';

export const Dashboard = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: end;
    justify-content: space-between;
    margin-bottom: var(--space-3);
  }
  .session {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: center;
  }
  .session a {
    padding-block: 12px;
    color: var(--ink);
  }
  .greeting,
  .explained,
  .note {
    color: var(--muted);
  }
  .greeting {
    margin-bottom: var(--space-1);
  }
  .explained,
  .note {
    font-size: var(--step--1);
  }
  .explained {
    margin-top: var(--space-3);
  }
  .columns {
    display: grid;
    gap: var(--space-5);
  }
  @media (min-width: 961px) {
    .columns {
      grid-template-columns: 1fr 1fr;
    }
    .columns > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

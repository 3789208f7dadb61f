import { styled } from 'styled-components';
import { Panel } from '../panel.style.ts';

export const AgentCard = styled(Panel)`
  .agent {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    margin-bottom: var(--space-5);
  }
  .agent > div {
    min-width: 0;
  }
  .agent picture {
    flex: none;
    width: 96px;
    border-radius: 50%;
    overflow: hidden;
  }
  strong,
  .agent span {
    display: block;
  }
  .agent span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .agent a {
    display: block;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }
`;

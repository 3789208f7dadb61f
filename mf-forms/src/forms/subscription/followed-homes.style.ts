import { styled } from 'styled-components';

export const FollowedList = styled.ul`
  display: grid;
  gap: var(--space-3);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  a {
    padding-block: 10px;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

import { styled } from 'styled-components';

/** Frame of the homes that were viewed last. */
export const RecentFrame = styled.section`
  && {
    border-top: 1px solid var(--line);
    margin-top: var(--space-8);
    padding-top: var(--space-6);
  }
  h2 {
    margin-bottom: var(--space-5);
  }
`;

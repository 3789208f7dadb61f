import { styled } from 'styled-components';

export const FeedbackFrame = styled.article`
  padding-block: var(--space-8) var(--space-9);

  > * {
    max-width: 40rem;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    margin-bottom: var(--space-5);
    border-radius: 50%;
    background: var(--tint);
    color: var(--primary);
  }
  h1 {
    margin: 0 0 var(--space-4);
    font-family: var(--font-display);
    font-size: var(--step-4);
    line-height: 1.1;
  }
  .intro {
    color: var(--muted);
    font-size: var(--step-1);
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
  }
`;

import { styled } from 'styled-components';

export const FeedbackFrame = styled.article`
  padding-block: var(--space-8) var(--space-9);

  > :not(.similar) {
    max-width: 42rem;
  }
  .about,
  .intro + a {
    margin-top: var(--space-6);
  }
  .offer {
    display: grid;
    gap: var(--space-1);
    margin-top: var(--space-6);
    padding: var(--space-5);
    border-left: 4px solid var(--primary);
    border-radius: var(--radius-s);
    background: var(--surface);
  }
  .offer strong {
    font-size: var(--step-3);
  }
  .similar {
    margin-top: var(--space-8);
  }
  .mark {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    margin-bottom: var(--space-5);
    border-radius: 50%;
    background: var(--primary);
    color: var(--primary-ink);
  }
  .intro {
    margin-top: var(--space-4);
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.45;
  }
  h2 {
    margin: var(--space-7) 0 var(--space-4);
    font-size: var(--step-2);
  }
  .urgent {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    margin-top: var(--space-6);
  }
  .urgent svg {
    color: var(--accent);
  }
  .urgent a {
    display: inline-block;
    padding-block: 10px;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
  }
`;

import { styled } from 'styled-components';

export const LoginFrame = styled.div`
  padding-block: var(--space-8) var(--space-9);

  > div {
    max-width: 28rem;
    margin-inline: auto;
    padding: clamp(var(--space-5), 5vw, var(--space-7));
    border-radius: var(--radius);
    background: var(--surface);
  }
  h1 {
    margin: 0 0 var(--space-2);
    font-size: var(--step-3);
  }
  .intro {
    margin: 0 0 var(--space-5);
    color: var(--muted);
  }
  form {
    display: grid;
    gap: var(--space-5);
  }
  .help {
    margin: var(--space-5) 0 0;
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

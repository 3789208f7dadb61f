import { styled } from 'styled-components';

export const LoginFrame = styled.div`
  padding-block: clamp(var(--space-6), 8vw, var(--space-9));

  .card {
    max-width: 30rem;
    margin-inline: auto;
    padding: clamp(var(--space-5), 5vw, var(--space-7));
    border-radius: var(--radius);
    background: var(--surface);
  }
  h1 {
    margin-bottom: var(--space-3);
    font-size: var(--step-3);
  }
  .intro {
    margin-bottom: var(--space-6);
    color: var(--muted);
  }
  form {
    display: grid;
    gap: var(--space-5);
  }
  .passkey {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    /* Space for its button, since only the browser knows whether there is one. */
    min-height: 48px;
    margin-top: var(--space-4);
  }
  .help {
    margin-top: var(--space-5);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--step--1);
  }
  .help a {
    display: inline-block;
    padding-block: 12px;
    color: var(--ink);
  }
`;

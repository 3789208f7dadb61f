import { styled } from 'styled-components';

/** Look of the search box. It lies over a picture, so everything in it has a ground of its own. */
export const SearchBoxFrame = styled.div`
  max-width: 46rem;
  width: 100%;

  form {
    align-items: center;
    background: var(--surface);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    color: var(--ink);
    display: flex;
    padding: var(--space-2);
    position: relative;
  }
  form:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
  form > svg { color: var(--muted); margin-inline: var(--space-3) var(--space-1); }
  input {
    background: none;
    border: 0;
    flex: 1;
    font-size: var(--step-0);
    min-height: 52px;
    min-width: 0;
    outline: 0;
    padding-inline: var(--space-2);
    text-overflow: ellipsis;
  }
  input::placeholder { color: var(--muted); opacity: 1; }
  button {
    align-items: center;
    align-self: stretch;
    background: var(--accent);
    border: 0;
    border-radius: var(--radius-s);
    color: var(--accent-ink);
    display: inline-flex;
    font-weight: 600;
    gap: var(--space-2);
    justify-content: center;
    min-width: 52px;
    padding-inline: var(--space-4);
  }
  .clear {
    background: none;
    border-radius: 50%;
    color: var(--muted);
    min-width: 44px;
    padding: 0;
  }
  .clear:hover { color: var(--ink); }
  &[data-small] { margin-top: var(--space-4); max-width: 34rem; }
  &[data-small] form {
    border: 1px solid var(--line-strong);
    box-shadow: none;
    padding: 3px;
  }
  &[data-small] input { min-height: 44px; }
  &[data-small] [type='submit'] { background: var(--primary); color: var(--primary-ink); min-width: 44px; padding-inline: var(--space-3); }
  &[data-small] [type='submit'] span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .trouble {
    background: var(--surface);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    inset-block-start: calc(100% + var(--space-2));
    inset-inline: 0;
    padding: var(--space-4);
    position: absolute;
    z-index: 20;
  }
  @media (max-width: 599px) {
    button span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;

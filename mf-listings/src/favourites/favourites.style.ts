import { styled } from 'styled-components';

/** Frame of the page of favourites. */
export const FavouritesFrame = styled.div`
  padding-block: var(--space-6) var(--space-9);

  section {
    margin-top: var(--space-6);
  }
  .undo {
    background: var(--tint);
    border-radius: var(--radius-s);
    margin-top: var(--space-4);
    padding: var(--space-1) var(--space-4);
  }
  .undo button {
    background: none;
    border: 0;
    color: inherit;
    min-height: 44px;
    text-decoration: underline;
  }
  .group,
  .share {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }
  .group {
    justify-content: space-between;
  }
  .group {
    margin-bottom: var(--space-5);
  }
  .group small {
    color: var(--muted);
    font: 400 var(--step-0) var(--font-text);
  }
  .group a {
    align-items: center;
    display: inline-flex;
    gap: var(--space-2);
    min-height: 44px;
  }
  .share {
    color: var(--muted);
    margin-top: var(--space-2);
  }
  .share + .ui-notice {
    margin-top: var(--space-4);
  }
  /* A few homes take the width of their cards, so that what is for sale and for rent fits side by side. */
  @media (min-width: 961px) {
    .by-goal {
      column-gap: var(--space-5);
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    [data-columns='1'] {
      grid-column: span 1;
    }
    [data-columns='2'] {
      grid-column: span 2;
    }
    [data-columns='3'] {
      grid-column: span 3;
    }
    [data-columns='1'] > ul {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-columns='2'] > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .waiting {
    display: grid;
    gap: var(--space-5);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    margin-top: var(--space-6);
  }
  .nothing-kept {
    align-items: center;
    background: var(--tint);
    border-radius: var(--radius);
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    margin-top: var(--space-5);
    padding: var(--space-8) var(--space-5);
    text-align: center;
  }
  .nothing-kept svg {
    color: var(--accent);
  }
  .nothing-kept p {
    max-width: 48ch;
  }
`;

import { styled } from 'styled-components';

/** Also of the pages behind the links of a subscription. */
export const DemandPage = styled.article`
  padding-block: var(--space-8) var(--space-9);

  > :not(.homes) {
    max-width: 42rem;
  }
  .intro {
    margin-block: var(--space-4) var(--space-6);
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.45;
  }
  h2:not(.visually-hidden) {
    margin: var(--space-7) 0 var(--space-4);
    font-size: var(--step-2);
  }
  form.once {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: center;
    margin-block: var(--space-5);
  }
`;

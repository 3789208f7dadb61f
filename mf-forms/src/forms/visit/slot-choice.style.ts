import { styled } from 'styled-components';

export const Choice = styled.fieldset`
  .pager {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    margin-block: var(--space-3);
    text-align: center;
  }
  .pager button[aria-disabled='true'] {
    opacity: 0.4;
  }
  .day + .day {
    margin-top: var(--space-4);
  }
  .day > p {
    margin-bottom: var(--space-2);
    font-size: var(--step--1);
    font-weight: 600;
  }
  .day > p::first-letter {
    text-transform: uppercase;
  }
  .times {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: var(--space-2);
  }
  label {
    position: relative;
    display: grid;
  }
  label input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label > span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
  }
  label input:hover + span {
    border-color: var(--ink);
  }
  label input:checked + span {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--primary-ink);
  }
  label input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    label input:checked + span {
      outline: 3px solid;
    }
  }
  /* Without scripts there is no paging: show all weeks. */
  @media (scripting: none) {
    .pager {
      display: none;
    }
    .week[hidden] {
      display: block;
    }
    .week + .week {
      margin-top: var(--space-4);
    }
  }
`;

import { styled } from 'styled-components';
import { fieldsCss } from './fields/fields.style.ts';

export const EditorPage = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) 0;
  > *,
  form > * {
    min-width: 0;
  }
  .back {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  .back a {
    padding-block: 10px;
    font-weight: 600;
  }
  form {
    display: grid;
    gap: var(--space-5);
  }
  header form {
    display: block;
  }
  .languages {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding: 0;
    border: 0;
  }
  .languages legend {
    margin-bottom: var(--space-2);
    padding: 0;
    color: var(--muted);
    font-size: var(--step--1);
  }
  .languages label {
    position: relative;
  }
  .languages input {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  .languages label > span {
    display: inline-flex;
    gap: var(--space-2);
    align-items: baseline;
    padding: 10px var(--space-4);
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--surface);
    font-weight: 600;
    font-size: var(--step--1);
  }
  .languages input:checked + span {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--primary-ink);
  }
  .languages input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .languages small {
    font-weight: 400;
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    min-height: 44px;
    cursor: pointer;
  }
  summary h2 {
    margin: 0;
  }
  summary span {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  summary::after {
    content: '+';
    margin-left: auto;
    font-size: var(--step-2);
  }
  details[open] summary {
    margin-bottom: var(--space-5);
  }
  details[open] summary::after {
    content: '−';
  }
  ${fieldsCss}
  .bar {
    position: var(--sticky, sticky);
    bottom: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-5);
    align-items: center;
    justify-content: space-between;
    margin-top: var(--space-4);
    margin-bottom: var(--space-7);
    padding: var(--space-3) var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  .bar small {
    display: block;
    color: var(--muted);
  }
  .bar .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }
`;

import { styled } from 'styled-components';

/** What lies above the map, beside its own buttons. */
export const ToolsFrame = styled.div`
  position: absolute;
  top: var(--space-3);
  left: var(--space-3);
  right: 68px;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  pointer-events: none;
  > * { pointer-events: auto; }
  .buttons { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  > .buttons > :is(a, button), > .here, > .follow, > .panel > button {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: 0 var(--space-4);
    border: 0;
    border-radius: 999px;
    background: var(--surface);
    box-shadow: var(--shadow);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  > .buttons > :is(a, button):hover, > .here:hover, > label.follow:hover { background: var(--tint); }
  > .buttons > button[aria-expanded='true'], > .buttons > button[aria-expanded='true']:hover { background: var(--primary); color: var(--primary-ink); }
  > .panel > button { margin-top: var(--space-2); background: var(--tint); box-shadow: none; }
  .follow { margin: 0; font-size: var(--step--1); }
  .follow input { width: 18px; height: 18px; accent-color: var(--primary); }
  .panel, .note {
    max-width: 340px;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  .panel p { margin: 0; }
  /* One may draw below it. */
  .hint { pointer-events: none; font-size: var(--step--1); line-height: 1.4; }
  .hint button { pointer-events: auto; }
  .keys { color: var(--muted); }
  .note { margin: 0; }
  .note:empty { display: none; }
  form.panel { width: 100%; display: grid; gap: var(--space-3); }
  form label { display: grid; gap: var(--space-1); font-weight: 600; }
  form :is(input, select) {
    min-height: 44px;
    width: 100%;
    padding: 0 var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: inherit;
    font: inherit;
    font-weight: 400;
  }
  form [aria-invalid] { border-color: var(--danger); }
  form p:empty { display: none; }
`;

import { styled } from 'styled-components';

/** Below its button; on a phone at the foot of the window, in reach of the thumb and over the question about cookies (60). */
export const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: 30;
  display: grid;
  width: 260px;
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  && a,
  && button {
    display: flex;
    justify-content: flex-start;
    gap: var(--space-3);
    width: 100%;
    min-height: 44px;
    align-items: center;
    padding: 0 var(--space-3);
    border-radius: var(--radius-s);
    color: inherit;
    text-align: start;
    text-decoration: none;
  }
  && a:hover,
  && button:hover {
    background: var(--tint);
  }
  svg {
    flex: none;
    color: var(--primary);
  }
  .outcome {
    margin: 0;
    padding: 0 var(--space-3);
    font-size: var(--step--1);
    overflow-wrap: anywhere;
  }
  .outcome:empty {
    display: none;
  }
  figure {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin: var(--space-2) 0 0;
    padding: var(--space-3);
    border-top: 1px solid var(--line);
  }
  img {
    flex: none;
    width: 96px;
    height: 96px;
  }
  figcaption {
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 65;
    width: auto;
    padding: var(--space-3) var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-radius: var(--radius) var(--radius) 0 0;
  }
`;

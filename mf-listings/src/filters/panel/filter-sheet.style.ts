import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { transform: translateY(24px); opacity: 0 }`;

/** A sheet over the whole of a phone, head and foot always in sight; with a part of the filters, as high as it has to be. */
export const SheetDialog = styled.dialog`
  animation: ${rise} var(--slow) ease-out;
  background: var(--surface);
  border: 0;
  color: var(--ink);
  height: 100dvh;
  margin: 0 auto;
  max-height: none;
  max-width: none;
  padding: 0;
  width: min(100%, 560px);

  &[data-part] { border-radius: var(--radius) var(--radius) 0 0; height: fit-content; margin-top: auto; max-height: 85dvh; overflow: hidden; }
  &[data-part] form { max-height: 85dvh; }

  &::backdrop { background: var(--veil); }
  form { display: grid; grid-template-rows: auto 1fr auto; height: 100%; }
  header, footer { align-items: center; display: flex; gap: var(--space-4); justify-content: space-between; padding: var(--space-2) var(--space-4); }
  header { border-bottom: 1px solid var(--line); }
  header h2 { font-size: var(--step-1); }
  .close { background: none; border: 0; border-radius: 99px; display: grid; height: 44px; place-items: center; width: 44px; }
  .body { align-content: start; display: grid; gap: var(--space-5); overflow-y: auto; overscroll-behavior: contain; padding: var(--space-4); }
  .body > [data-group] + [data-group] { border-top: 1px solid var(--line); padding-top: var(--space-5); }
  footer { border-top: 1px solid var(--line); padding-bottom: max(var(--space-2), env(safe-area-inset-bottom)); }
  footer a { align-items: center; display: inline-flex; flex: none; min-height: 44px; }
  .show { flex: 1; font-variant-numeric: tabular-nums; }

  .goals { background: var(--tint); border-radius: 99px; display: flex; padding: 2px; }
  .goals a { align-items: center; border-radius: 99px; display: flex; flex: 1; justify-content: center; min-height: 44px; text-decoration: none; }
  .goals [aria-current] { background: var(--surface); box-shadow: 0 1px 3px rgb(28 27 25 / .15); font-weight: 600; }
`;

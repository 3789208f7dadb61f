/** Inside a shadow root, so that neither the page's styles nor these leak. */
export const VIEW_STYLE = `
:host { all: initial; }
.frames { position: fixed; inset: 0; z-index: 2147483000; overflow: hidden; pointer-events: none; }
.frame { position: absolute; box-sizing: border-box; border: 2px solid var(--colour); }
.frame[data-current] { border-width: 4px; background: color-mix(in srgb, var(--colour) 14%, transparent); }
.frame span { position: absolute; top: 0; left: 0; max-width: 100%; padding: 2px 8px; overflow: hidden; background: var(--colour); color: #fff;
  font: 600 12px/18px system-ui, sans-serif; white-space: nowrap; text-overflow: ellipsis; }
.panel { position: fixed; inset: auto 12px 12px auto; z-index: 2147483001; box-sizing: border-box; width: min(860px, calc(100vw - 24px));
  max-height: min(46vh, 420px); overflow: auto; padding: 12px 16px 16px; border-radius: 12px; background: #14201c; color: #fbf8f2;
  box-shadow: 0 18px 48px -12px rgb(0 0 0 / .6); font: 14px/1.45 system-ui, sans-serif; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
h2 { margin: 0; font-size: 16px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { padding: 6px 12px 6px 0; color: #c9d3cd; font-weight: 400; text-align: left; white-space: nowrap; }
td { padding: 0 12px 0 0; border-top: 1px solid #3a4a44; overflow-wrap: anywhere; }
.number { text-align: right; white-space: nowrap; }
button { min-height: 44px; padding: 0 12px; border: 1px solid #7f918a; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
td button { padding: 0; border: 0; border-radius: 0; text-align: left; text-decoration: underline; text-underline-offset: 3px; }
button:hover { background: #24352f; }
:focus-visible { outline: 3px solid #9cc5ff; outline-offset: 2px; }
.panel:focus { outline: none; }
@media print { .frames, .panel { display: none; } }
`;

/** Dark enough for white text and easy to tell apart. Sections take them in turn. */
export const COLOURS = ['#0b5cad', '#a3361e', '#1d6445', '#7a2f8f', '#8a5a00', '#00606b', '#9c1f55', '#4a4f57'];

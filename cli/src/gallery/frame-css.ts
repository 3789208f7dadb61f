/** Around one example: as high as its content, unless it has a height of its own. */
export const FRAME_CSS = `
html { scrollbar-gutter: auto }
body { display: flow-root; min-height: 0; padding: var(--space-5) }
body[data-bleed] { padding: 0 }
.example-slot { display: grid; place-items: center; min-height: 88px; padding: var(--space-4); border: 1px dashed var(--line-strong); border-radius: var(--radius-s); color: var(--muted); font: 500 var(--step--1)/1.4 ui-monospace, monospace }
.example-error { padding: var(--space-4); border-left: 3px solid var(--danger); color: var(--danger); font: 500 var(--step--1)/1.5 ui-monospace, monospace; white-space: pre-wrap }
`;

/** Styles of `Button` and `LinkButton`. */
export const buttonCss = `
.ui-button { display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2); min-height: 48px; padding: var(--space-2) var(--space-5); border: 1px solid transparent; border-radius: var(--radius-s); background: var(--primary); color: var(--primary-ink); font: 600 var(--step-0)/1.2 var(--font-text); text-align: center; text-decoration: none; transition: background-color var(--fast), border-color var(--fast), color var(--fast) }
.ui-button:hover { background: var(--primary-hover) }
.ui-button[data-variant=accent] { background: var(--accent); color: var(--accent-ink) }
.ui-button[data-variant=accent]:hover { background: var(--accent-hover) }
.ui-button[data-variant=secondary] { background: transparent; border-color: var(--line-strong); color: var(--ink) }
.ui-button[data-variant=secondary]:hover { background: var(--surface); border-color: var(--ink) }
.ui-button[data-variant=quiet] { background: transparent; color: var(--ink); padding-inline: var(--space-3) }
.ui-button[data-variant=quiet]:hover { background: var(--tint) }
.ui-button[data-size=s] { min-height: 44px; padding-inline: var(--space-4); font-size: var(--step--1) }
.ui-button:is(:disabled, [aria-disabled=true]) { opacity: .5; cursor: not-allowed }
.ui-icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
@media (forced-colors: active) { .ui-icon { forced-color-adjust: auto } }
`;

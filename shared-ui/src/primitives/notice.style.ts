/** Styles of `Notice` and `Breadcrumb`. */
export const noticeCss = `
.ui-notice { display: grid; grid-template-columns: auto 1fr; gap: var(--space-1) var(--space-3); padding: var(--space-4) var(--space-5) var(--space-4) var(--space-4); border-radius: var(--radius); background: var(--tint) }
.ui-notice > .ui-icon { margin-top: .2em; color: var(--primary) }
.ui-notice > div { grid-column: 2; min-width: 0 }
.ui-notice strong { display: block }
.ui-notice[data-tone=warning] { background: var(--tint-warm) }
.ui-notice[data-tone=warning] > .ui-icon { color: var(--accent) }
.ui-notice[data-tone=danger] { background: var(--danger-tint) }
.ui-notice[data-tone=danger] > .ui-icon { color: var(--danger) }
.ui-notice[data-tone=success] > .ui-icon { color: var(--success) }
.ui-breadcrumb ol { display: flex; flex-wrap: wrap; font-size: var(--step--1); color: var(--muted) }
.ui-breadcrumb li { display: flex; align-items: center; min-width: 0 }
.ui-breadcrumb li + li::before { content: '/'; margin-inline: .7em; color: var(--line-strong) }
.ui-breadcrumb a { padding-block: var(--space-2); text-decoration: none }
.ui-breadcrumb a:hover { color: var(--ink); text-decoration: underline }
.ui-breadcrumb [aria-current] { color: var(--ink) }
`;

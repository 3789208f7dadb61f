/** Room below the page for a bar that floats there. */
const PAGE_FOOT = '80px';

/**
 * Reset, typography and the global helpers. In a low window (a page at 400 %, a phone on its side) bars that follow the page would
 * leave no room to read: they take `--sticky` and `--fixed` as their position. Where the system sets the colours, what is chosen has an outline.
 *
 * A section cannot style the page; it marks its own elements. `data-page-foot`: a bar, a child of `body`, that floats at the bottom of the
 * window, so what ends the page can be scrolled out from under it, and `--foot` keeps free what lies at the bottom of a map. `data-page-wide`:
 * header and content take the width of a wide screen.
 */
export const baseCss = `
*, ::before, ::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding-top: calc(var(--header-height) + var(--space-5)); scrollbar-gutter: stable }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: var(--paper); color: var(--ink); font: 400 var(--step-0)/1.6 var(--font-text); -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; overflow-wrap: break-word; accent-color: var(--primary) }
h1, h2, h3, h4 { margin: 0; overflow-wrap: anywhere; font-family: var(--font-display); font-weight: var(--display-weight); line-height: 1.14; letter-spacing: -.012em; text-wrap: balance; hyphens: manual }
h1 { font-size: var(--step-4) }
h2 { font-size: var(--step-3) }
h3 { font-size: var(--step-1); line-height: 1.25 }
h4 { font-size: var(--step-0); line-height: 1.3 }
p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0 }
p { text-wrap: pretty }
ul, ol { list-style: none }
fieldset { border: 0; min-width: 0 }
img, svg, video, picture { display: block; max-width: 100% }
img, video { height: auto }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em }
a:hover { text-decoration-thickness: 2px }
button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit }
button, summary, label { cursor: pointer }
summary { list-style: none }
summary::-webkit-details-marker { display: none }
table { border-collapse: collapse }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
::selection { background: var(--primary); color: var(--primary-ink) }
[hidden] { display: none !important }
.wrap { width: min(100% - 2 * var(--gutter), var(--page)); margin-inline: auto }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0 }
.skip-link { position: fixed; z-index: 100; inset: var(--space-2) auto auto var(--space-2); padding: var(--space-3) var(--space-5); border-radius: var(--radius-s); background: var(--primary); color: var(--primary-ink); transform: translateY(-200%) }
.skip-link:focus { transform: none }
.on-dark { --focus: var(--focus-on-dark) }
.prose { max-width: min(65ch, 100%) }
.prose > * + * { margin-top: 1em }
.prose > * + :is(h2, h3, h4) { margin-top: 1.6em }
.prose h2 { font-size: var(--step-2) }
.prose ul { list-style: disc; padding-left: 1.2em }
.prose ol { list-style: decimal; padding-left: 1.3em }
.prose li + li { margin-top: .35em }
.prose li::marker { color: var(--muted) }
.prose blockquote { padding-left: var(--space-5); border-left: 2px solid var(--accent); font-family: var(--font-display) }
.prose .table { max-width: 100%; overflow-x: auto }
.prose :is(code, a) { overflow-wrap: anywhere }
.prose :is(th, td) { padding: var(--space-2) var(--space-3) var(--space-2) 0; border-bottom: 1px solid var(--line); text-align: left }
html:has(> body > [data-page-foot]) { scroll-padding-bottom: ${PAGE_FOOT} }
body:has(> [data-page-foot]) { padding-bottom: ${PAGE_FOOT} }
@media (max-width: 1199.9px) { body:has(> [data-page-foot]) { --foot: ${PAGE_FOOT} } }
@media (min-width: 1700px) { body:has([data-page-wide]) { --page: 1760px } }
@media (max-height: 30rem) {
  html:root { --header-height: 0px; --sticky: static; --fixed: absolute }
}
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto }
  *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important }
}
@media (forced-colors: active) { :is([aria-selected=true], [aria-pressed=true], :is(button, summary)[data-active]) { outline: 3px solid Highlight; outline-offset: -3px } }
@page {
  size: A4;
  margin: 14mm;
}
@media print {
  body { min-height: 0; background: none }
  .wrap { width: 100% }
}
`;

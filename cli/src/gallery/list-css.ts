/** The gallery's own page: the list of parts, the switches, the windows. */
export const LIST_CSS = `
html { scrollbar-gutter: auto; scroll-padding-top: 112px }
body { display: block }
.gallery { display: grid; grid-template-columns: 272px minmax(0, 1fr); min-height: 100dvh }
.gallery > nav { position: sticky; top: 0; align-self: start; height: 100dvh; overflow-y: auto; padding: var(--space-5) var(--space-4) var(--space-7) var(--space-5); border-right: 1px solid var(--line); background: var(--tint); font-size: var(--step--1) }
.brand { padding-inline: var(--space-3); font: var(--display-weight) var(--step-2)/1.2 var(--font-display) }
.gallery input { width: 100%; min-height: 40px; margin-top: var(--space-4); padding: 0 var(--space-3); border: 1px solid var(--line-strong); border-radius: var(--radius-s); background: var(--surface) }
.gallery > nav h2 { margin: var(--space-5) 0 var(--space-1); padding-inline: var(--space-3); color: var(--muted); font: 600 12px/1.5 var(--font-text); letter-spacing: .04em }
.gallery > nav a { display: block; padding: 7px var(--space-3); border-radius: var(--radius-s); text-decoration: none; transition: background-color var(--fast) }
.gallery > nav a:hover { background: var(--paper) }
.gallery > nav a[aria-current] { background: var(--primary); color: var(--primary-ink); font-weight: 500 }
main { padding: 0 clamp(18px, 3vw, 48px) var(--space-8) }
main > header { position: sticky; z-index: 1; top: 0; display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-4); align-items: center; padding-block: var(--space-4); border-bottom: 1px solid var(--line); background: var(--paper) }
main > header div { flex: 1 1 260px; min-width: 0 }
main h1 { font-size: var(--step-2) }
main > header p { color: var(--muted); font-size: var(--step--1); overflow-wrap: anywhere }
.switch { display: flex; padding: 3px; border: 1px solid var(--line); border-radius: var(--radius-s); background: var(--surface) }
.switch a { display: grid; place-items: center; min-width: 46px; min-height: 38px; padding: 0 var(--space-2); border-radius: 7px; color: var(--muted); font-size: var(--step--1); font-weight: 500; font-variant-numeric: tabular-nums; text-decoration: none; transition: background-color var(--fast) }
.switch a:hover { background: var(--tint) }
.switch a[aria-current] { background: var(--primary); color: var(--primary-ink) }
main > .states { display: flex; flex-wrap: wrap; gap: var(--space-6) var(--space-5); padding-top: var(--space-6) }
figure { max-width: 100%; min-width: 0 }
figcaption { display: flex; gap: var(--space-3); align-items: baseline; margin-bottom: var(--space-2); font-size: var(--step--1) }
figcaption a { font-weight: 600; text-decoration-line: none }
figcaption a:hover { text-decoration-line: underline }
figcaption a::first-letter { text-transform: uppercase }
figcaption small { color: var(--muted); font-variant-numeric: tabular-nums }
.window { overflow: hidden; border-radius: var(--radius); background: var(--paper); box-shadow: 0 0 0 1px var(--line), 0 14px 36px -22px rgb(28 27 25 / .35) }
iframe { display: block; border: 0; transform-origin: 0 0 }
@media (max-width: 900px) {
  .gallery { grid-template-columns: minmax(0, 1fr) }
  .gallery > nav { position: static; height: auto; max-height: 42dvh; padding: var(--space-4); border-right: 0; border-bottom: 1px solid var(--line) }
  .gallery > nav ul { columns: 2; column-gap: var(--space-2) }
  main > header { position: static }
}
`;

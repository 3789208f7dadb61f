/**
 * Styles of `EnergyChip` and `Ribbon`. The energy colours are those of the official labels, with black or white text at
 * 4.5:1.
 */
export const chipsCss = `
.ui-energy { display: inline-grid; place-items: center; min-width: 2.4em; padding: 0 .5em; border-radius: 6px; background: #f36c21; color: #000; font: 700 var(--step--1)/1.75 var(--font-text); letter-spacing: .01em }
.ui-energy[data-size=s] { font-size: 12px }
.ui-energy[data-band^=a] { background: #0aa651 }
.ui-energy[data-band=a_plusplus] { background: #00632f; color: #fff }
.ui-energy[data-band=a_plus] { background: #007f3d; color: #fff }
.ui-energy[data-band^=b] { background: #51b747 }
.ui-energy[data-band^=c] { background: #bdd62e }
.ui-energy[data-band^=d] { background: #fff100 }
.ui-energy[data-band^=e] { background: #fcb814 }
.ui-energy[data-band^=g] { background: #f0333a }
.ui-ribbon { display: inline-block; padding: .3em .8em; border-radius: 99px; background: var(--surface); color: var(--ink); font: 600 13px/1.4 var(--font-text) }
.ui-ribbon[data-tone=positive] { background: var(--primary); color: var(--primary-ink) }
.ui-ribbon[data-tone=attention] { background: var(--accent); color: var(--accent-ink) }
.ui-energy, .ui-ribbon { print-color-adjust: exact }
.ui-ribbon[data-tone=closed] { background: var(--ink); color: var(--paper) }
`;

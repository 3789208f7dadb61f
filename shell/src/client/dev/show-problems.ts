import { PROBLEMS_URL } from '@facade/platform/federation/dev-problems';

/**
 * Only in the shell's development build, before everything else: a page whose section cannot be built shows why. What `facade dev` says is
 * wrong with the source is on the page until it is mended.
 */
const host = document.createElement('div');
host.id = 'facade-problems';
const root = host.attachShadow({ mode: 'open' });
// The page's content policy allows no style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { all: initial; position: fixed; inset: auto 12px 12px; z-index: 2147483002; }
section { box-sizing: border-box; max-height: 50vh; overflow: auto; padding: 12px 16px; border-radius: 12px; background: #3b1210; color: #fff4f2;
  font: 14px/1.5 ui-monospace, monospace; }
pre { margin: 0 0 8px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
button { min-height: 44px; padding: 0 12px; border: 1px solid currentColor; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid #9cc5ff; outline-offset: 2px; }
`);
root.adoptedStyleSheets = [sheet];

function show(lines: string[]): void {
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  const text = document.createElement('pre');
  text.textContent = lines.join('\n\n');
  const hide = document.createElement('button');
  hide.textContent = 'Hide until the next change';
  hide.onclick = () => host.remove();
  panel.append(text, hide);
  root.replaceChildren(panel);
  if (lines.length > 0) document.body.append(host);
  else host.remove();
}

// Connects again by itself when the section is served anew.
new EventSource(PROBLEMS_URL).onmessage = ({ data }) => show(JSON.parse(data));

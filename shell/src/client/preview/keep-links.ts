import { belowPreview } from '../../protocol/below-preview.ts';

export { belowPreview };

const KEPT = [
  ['a[href]', 'href'],
  ['form[action]', 'action'],
] as const;

/**
 * Keeps links and forms below the preview: sections know only the addresses of the site. The server does this in its markup;
 * this does it for later changes, before a visitor can click.
 */
export function keepLinks(root: ParentNode & Node = document): void {
  keepIn(root);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node instanceof Element) keepIn(node);
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: KEPT.map(([, name]) => name) });
}

function keepIn(root: ParentNode): void {
  for (const [selector, name] of KEPT) {
    const own = root instanceof Element && root.matches(selector) ? [root] : [];
    for (const element of [...own, ...root.querySelectorAll(selector)]) {
      const path = element.getAttribute(name) ?? '';
      const kept = belowPreview(path);
      if (kept !== path) element.setAttribute(name, kept);
    }
  }
}

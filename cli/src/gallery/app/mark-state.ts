/** Pseudo-class → attribute that replaces it on elements shown in that state. */
const STANDS_FOR = {
  ':hover': '[data-shown-hover]',
  ':focus-visible': '[data-shown-focus]',
  ':focus-within': '[data-shown-focus-within]',
  ':focus': '[data-shown-focus]',
} as const;

const PSEUDO_CLASS = /:hover\b|:focus(-visible|-within)?(?![\w-])/g;

/**
 * Shows an element as if a pointer rested on it, or the keyboard had brought the focus to it: only one element of a browser can
 * really be in that state. All style rules then also match the attribute. Throws if nothing matches the selector.
 */
export function markState(around: HTMLElement, state: 'hover' | 'focus', selector: string): void {
  const element = around.querySelector(selector);
  if (!element) throw new Error(`nothing to show with ${state}: "${selector}"`);
  for (const sheet of document.styleSheets) widenRules(sheet.cssRules);
  element.setAttribute(`data-shown-${state}`, '');
  // Its ancestors are hovered, or have the focus within, as well.
  const outer = state === 'hover' ? 'data-shown-hover' : 'data-shown-focus-within';
  for (let parent = element.parentElement; parent; parent = parent.parentElement) parent.setAttribute(outer, '');
}

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = widen(rule.selectorText);
    if ('cssRules' in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

/** `a:hover` → `a:is(:hover,[data-shown-hover])`: with the same specificity, so that nothing else changes. */
export const widen = (selector: string): string =>
  selector.includes('data-shown-')
    ? selector
    : selector.replace(PSEUDO_CLASS, (found) => `:is(${found},${STANDS_FOR[found as keyof typeof STANDS_FOR]})`);

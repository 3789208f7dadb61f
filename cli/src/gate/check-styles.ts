import { type Node, parseSource, visit } from '@facade/platform/contract/source-files';
import { type CssNode, parse as parseCss } from 'css-tree';
import { compile, type Element } from 'stylis';

/** Stands for the class that a component gets. */
const SCOPE = 'scope';
/** Stands for an inserted value. */
const INSERTED = 'inserted';
/** Rules that hold other rules and change nothing by themselves. */
const GROUPS = new Set(['@media', '@supports', '@container', '@starting-style']);
/** Selectors within the steps of an animation. */
const STEP = /^(from|to|[\d.]+%)$/;

/**
 * Style rules in scripts that reach beyond the component they belong to, a sentence each: `body:has(&)` and `:root:has(&)` style the page,
 * and animations, fonts and layers have names that all sections share. The styles are read in the built scripts, because those run.
 * @param scripts file → text
 */
export function checkStyles(scripts: Readonly<Record<string, string>>): string[] {
  const found = Object.entries(scripts).flatMap(([file, text]) => templatesIn(text, file).flatMap(outsideScope));
  return [...new Set(found)];
}

/** The styles of `styled` and `css` as the compiler leaves them: calls with a list of texts, between which values are inserted. */
function templatesIn(script: string, file: string): string[] {
  const templates: string[] = [];
  visit(parseSource(script, file), (node: Node) => {
    const list = node.type === 'CallExpression' && node.arguments[0]?.expression;
    if (list?.type !== 'ArrayExpression') return;
    const texts: unknown[] = list.elements.map((element: Node) =>
      element?.expression.type === 'StringLiteral' ? element.expression.value : null,
    );
    if (texts.every((text) => typeof text === 'string')) templates.push(texts.join(INSERTED));
  });
  return templates;
}

/** What is wrong with one template. */
export function outsideScope(template: string): string[] {
  if (!/[{@]/.test(template)) return [];
  return compile(`.${SCOPE}{${template}}`).flatMap(problemsOf);
}

function problemsOf(element: Element): string[] {
  if (element.type === 'rule') {
    const selectors = Array.isArray(element.props) ? element.props : [element.props];
    return selectors
      .filter((selector) => !staysInside(selector))
      .map((selector) => `the style of "${selector.replaceAll(`.${SCOPE}`, '&')}" reaches beyond its component`);
  }
  if (!element.type.startsWith('@')) return [];
  if (GROUPS.has(element.type)) return Array.isArray(element.children) ? element.children.flatMap(problemsOf) : [];
  return [`the style "${element.value}" has a name that the whole page shares`];
}

/** Whether what a selector matches is the component itself or inside it. */
function staysInside(selector: string): boolean {
  if (STEP.test(selector.replace(`.${SCOPE} `, ''))) return true;
  let tree: CssNode;
  try {
    tree = parseCss(selector, { context: 'selector' });
  } catch {
    // The browser drops what it cannot read, too.
    return true;
  }
  if (tree.type !== 'Selector') return true;
  // Beside the component: the next step decides. Below it nothing leads out.
  let at: 'outside' | 'scope' | 'beside' | 'below' = 'outside';
  for (const part of tree.children) {
    if (at === 'below') return true;
    if (part.type === 'Combinator') {
      if (at === 'beside') return false;
      if (at === 'scope') at = part.name === '+' || part.name === '~' ? 'beside' : 'below';
    } else if (isScope(part)) at = 'scope';
  }
  return at === 'scope' || at === 'below';
}

/** Whether a part of a selector says that an element is the component: its class, or a list in which each alternative is. */
function isScope(part: CssNode): boolean {
  if (part.type === 'ClassSelector') return part.name === SCOPE;
  if (part.type !== 'PseudoClassSelector' || (part.name !== 'is' && part.name !== 'where')) return false;
  const [list] = part.children ?? [];
  return list?.type === 'SelectorList' && list.children.toArray().every(endsInScope);
}

const endsInScope = (selector: CssNode): boolean =>
  selector.type === 'Selector' && selector.children.toArray().some(isScope);

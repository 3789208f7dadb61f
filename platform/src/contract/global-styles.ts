import { type Node, visit } from './source-files.ts';

const SHEETS = /\.(css|scss|sass|less)(\?|$)/;
/** Members of a document, shadow root or style sheet through which rules are added. */
const RULES = new Set(['adoptedStyleSheets', 'insertRule', 'addRule']);

/** Code that adds CSS rules to the whole page, and so to other sections; a sentence each. */
export function globalStylesIn(module: Node, file: string): string[] {
  const found = new Set<string>();
  visit(module, (node) => {
    const what = globalStyle(node);
    if (what) found.add(`${file} ${what}`);
  });
  return [...found];
}

function globalStyle(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      if (SHEETS.test(node.source.value)) return `imports "${node.source.value}"`;
      return;
    case 'CallExpression': {
      const [first] = node.arguments;
      const text = first?.expression.type === 'StringLiteral' ? first.expression.value : '';
      if (node.callee.type === 'Import' && SHEETS.test(text)) return `imports "${text}"`;
      if (memberOf(node.callee) === 'createElement' && text === 'style') return 'makes a <style> element';
      return;
    }
    case 'MemberExpression':
      return RULES.has(memberOf(node) ?? '') ? `uses ${memberOf(node)}` : undefined;
    case 'JSXOpeningElement':
      // React hoists style elements with a precedence, and all style sheets, into the head.
      return node.name.value === 'style' ? 'renders a <style> element' : undefined;
    default:
      return;
  }
}

const memberOf = ({ type, property }: Node): string | undefined =>
  type === 'MemberExpression' ? property.value : undefined;

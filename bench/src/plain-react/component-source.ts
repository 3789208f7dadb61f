import type { MarkupElement, MarkupNode } from './parse-markup.ts';

/** Attributes whose name React spells differently from the markup it writes. */
const RENAMED: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
};

/** Attributes that React writes as `name=""` if they are true. */
const BOOLEAN = new Set(
  'allowFullScreen async autoFocus autoPlay checked controls default defer disabled hidden inert loop multiple muted noModule noValidate open playsInline readOnly required reversed selected'.split(
    ' ',
  ),
);

/**
 * JavaScript of a function `(e) => element` that renders these nodes with `e = React.createElement`, with new elements and
 * properties at each call: the cost of plain components without data.
 */
export const componentSource = (nodes: readonly MarkupNode[]): string =>
  `(e, fragment) => e(fragment, null${argumentsOf(nodes)})`;

const argumentsOf = (nodes: readonly MarkupNode[]): string => nodes.map((node) => `,${sourceOf(node)}`).join('');

function sourceOf(node: MarkupNode): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const { tag, children } = node;
  return `e(${JSON.stringify(tag)},${propsOf(node)}${argumentsOf(children)})`;
}

function propsOf({ attributes }: MarkupElement): string {
  const entries = Object.entries(attributes).map(([name, value]) => {
    if (name === 'style') return `style:${JSON.stringify(styleOf(value))}`;
    return `${JSON.stringify(propertyOf(name))}:${value === '' && BOOLEAN.has(name) ? 'true' : JSON.stringify(value)}`;
  });
  return entries.length > 0 ? `{${entries.join(',')}}` : 'null';
}

/** React names `stroke-width` `strokeWidth`, but leaves `data-…` and `aria-…` unchanged. */
function propertyOf(attribute: string): string {
  if (/^(data|aria)-/.test(attribute)) return attribute;
  return RENAMED[attribute] ?? camelCase(attribute);
}

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts `--color:red;margin-top:1px` to React's style object. No value on the site contains a semicolon. */
function styleOf(css: string): Record<string, string> {
  const rules = css.split(';').filter(Boolean);
  return Object.fromEntries(
    rules.map((rule) => {
      const name = rule.slice(0, rule.indexOf(':')).trim();
      const value = rule.slice(rule.indexOf(':') + 1).trim();
      return [name.startsWith('--') ? name : camelCase(name), value];
    }),
  );
}

import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { componentSource } from './component-source.ts';
import { parseMarkup } from './parse-markup.ts';

export interface PlainPage {
  /** The whole document, its body rendered again by `renderToString`. */
  render(): string;
}

type Component = (create: typeof createElement, fragment: typeof Fragment) => ReactElement;

/**
 * A page of the site as plain React would serve it: the same body markup from nested elements without router, styles,
 * texts or data, between the same bytes of head and of state. Throws when the rendered body differs from the given one.
 */
export function plainPage(html: string): PlainPage {
  const start = html.indexOf('<body>') + '<body>'.length;
  const end = html.indexOf('<script', start);
  const head = html.slice(0, start);
  const markup = html.slice(start, end);
  const tail = html.slice(end);
  const component = compile(markup);
  const body = () => renderToString(component(createElement, Fragment));
  if (!isSame(body(), markup)) throw new Error(firstDifference(body(), markup));
  return { render: () => head + body() + tail };
}

/** The function that renders this markup. */
export const compile = (markup: string): Component =>
  new Function(`return ${componentSource(parseMarkup(markup))}`)() as Component;

/** Whether two markups are equivalent: agencies' texts write `<br />`, React `<br/>`. */
const isSame = (a: string, b: string): boolean => JSON.stringify(parseMarkup(a)) === JSON.stringify(parseMarkup(b));

function firstDifference(rendered: string, given: string): string {
  const [a, b] = [rendered, given].map((markup) => markup.replace(/<!--[\s\S]*?-->/g, '').replaceAll(' />', '/>'));
  let at = 0;
  while (at < (a?.length ?? 0) && a?.[at] === b?.[at]) at += 1;
  const around = (text = '') => text.slice(Math.max(0, at - 60), at + 60);
  return `plain React renders another page:\n  ${around(a)}\nin place of\n  ${around(b)}`;
}

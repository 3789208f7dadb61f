/** Attributes only: in text, React and the sanitizer write a quotation mark as an entity. */
const STYLE = / style="([^"]*)"/g;

const ENTITIES = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
]);

/** What could end the rule it is put into, or the style element. */
const UNSAFE = /[{}<>]/;

export interface MovedStyles {
  html: string;
  css: string;
}

/**
 * Takes the style attributes out of rendered markup and gives them as rules: a strict content policy allows style elements by their
 * hash, but no attribute. The rules outweigh all others, as attributes do; a style that script sets later outweighs them.
 */
export function moveInlineStyles(html: string): MovedStyles {
  const names = new Map<string, string>();
  const moved = html.replace(STYLE, (_attribute, value: string) => {
    const style = value.replace(/&(quot|#x27|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);
    if (UNSAFE.test(style)) return '';
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const css = [...names].map(([style, name]) => `[data-style="${name}"]:not(#_#_){${style}}`).join('');
  return { html: moved, css };
}

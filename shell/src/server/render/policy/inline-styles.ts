/** Matches attributes only: in text, React and the sanitizer write a quotation mark as an entity. */
const STYLE = / style="([^"]*)"/g;

const ENTITIES = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
]);

/** Characters that could end the rule or the style element. */
const UNSAFE = /[{}<>]/;

export interface MovedStyles {
  html: string;
  css: string;
}

/**
 * Moves the style attributes of rendered markup into rules: a strict content policy allows style elements by their hash, but no
 * attributes. Like attributes, the rules override all others; a style that script sets later overrides them.
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

/** Everything that is not an element; what the text cuts off ends with it. */
const MARKUP =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<\?(?:[\s\S]*?\?>|[\s\S]*)|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>?|<(?:[\w.-]+:)?([\w.-]+)/gi;

/**
 * The names of the elements that begin in a text, in order and without their prefixes: the first is the root. Those in comments and
 * CDATA do not count.
 * @example elementsIn('<!-- <a> --><x:openimmo><anbieter/>') // ['openimmo', 'anbieter']
 */
export const elementsIn = (text: string): string[] =>
  Array.from(text.matchAll(MARKUP), ([, name]) => name).filter((name) => name !== undefined);

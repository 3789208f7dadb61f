import type { Language } from '../model/index.ts';

/** French sets a narrow no-break space before these and a no-break space before a colon and inside guillemets. */
const FRENCH: readonly RegExp[] = [
  /(?<=[^\u202f;!?])[;!?](?=\s|$)/gu,
  // A scheme such as tel: is no word.
  /(?<=[^\u00a0:])(?<!\b(?:tel|mailto)):(?=\s|$)/gu,
  /«(?!\u00a0)/gu,
  /(?<!\u00a0)»/gu,
];

/** A no-break space before the sign; English writes it at the number. */
const PERCENT = /(?<=[\d}])[^\S\u00a0]?%/gu;

/**
 * Where a text breaks the typography of its language: each fault with what is around it. For tests of texts.
 * @example misplacedSpaces('Qui ?', 'fr') // ['Qui ?']
 */
export function misplacedSpaces(text: string, language: Language): string[] {
  const rules = [...(language === 'fr' ? FRENCH : []), ...(language === 'en' ? [] : [PERCENT])];
  return rules.flatMap((rule) =>
    [...text.matchAll(rule)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 10)),
  );
}

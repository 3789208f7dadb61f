/** "Ref: 5824", "réf. 5824", "référence 5824", "#5824" */
const REFERENCE_WORD = /^\s*(?:#|r[ée]f(?:[ée]rence|erentie|erenz)?(?!\p{L}))[\s.:#]*/iu;

/**
 * Removes the word "reference" from the beginning of a search text: people copy it along with the number from a page.
 * @example withoutReferenceWord('Ref: 5824') // '5824'
 */
export const withoutReferenceWord = (text: string): string => text.replace(REFERENCE_WORD, '').trim();

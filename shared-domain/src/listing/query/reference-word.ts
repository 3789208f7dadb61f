/** "Ref: 5824", "réf. 5824", "référence 5824", "#5824" */
const REFERENCE_WORD = /^\s*(?:#|r[ée]f(?:[ée]rence|erentie|erenz)?(?!\p{L}))[\s.:#]*/iu;

/**
 * A search text without the word that says it is a reference, as people copy it from a page.
 * @example withoutReferenceWord('Ref: 5824') // '5824'
 */
export const withoutReferenceWord = (text: string): string => text.replace(REFERENCE_WORD, '').trim();

/** Last parts of compound words for homes, folded: a longer one before the one it ends with. */
const HEADS = [
  'appartement',
  'eigendom',
  'woning',
  'wohnung',
  'villa',
  'studio',
  'garage',
  'grundstuck',
  'grond',
  'haus',
  'huis',
  'hoeve',
  'hof',
  'objekt',
  'pand',
  'plaats',
  'platz',
  'ruimte',
  'raum',
  'kamer',
  'zimmer',
  'loods',
  'halle',
  'flat',
  'bau',
  'bouw',
] as const;

/**
 * The last part of a compound word, from which a visitor may also start to type it.
 * @param word folded, see `foldWords`
 * @example partsOfCompound('nieuwbouwappartement') // ['appartement']
 */
export function partsOfCompound(word: string): string[] {
  const head = HEADS.find((one) => word.length > one.length && word.endsWith(one));
  return head ? [head] : [];
}

/** A name as two people would agree it is the same: without accents, case, punctuation ("Belœil", "beloeil"). */
export function foldName(name: string): string {
  return name
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

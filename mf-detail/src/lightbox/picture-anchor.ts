const ANCHOR = /^#?foto-([1-9]\d{0,3})$/;

/** Id of a picture on the page, and what stands in the address while the lightbox shows it; counted from 1, in every language. */
export const pictureAnchor = (index: number): string => `foto-${index + 1}`;

/** Index of the picture that an address names, out of so many; null where it names none. */
export function anchoredPicture(hash: string, count: number): number | null {
  const index = Number(ANCHOR.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : null;
}

import type { FeedLanguage } from '../feed/records/record.ts';

/** A kind of paper that the agency publishes for some of its homes. */
export type PaperKind = 'energy' | 'ground' | 'plot';

/** Homes whose paper everybody may have. Those of others are asked for. */
export const PUBLIC_PAPERS: Readonly<Record<PaperKind, readonly number[]>> = {
  energy: [4127, 4466, 4688, 6843],
  ground: [4127, 4466, 7490],
  plot: [6148, 7490],
};

export const paperName = (kind: PaperKind, propertyId: number, language: FeedLanguage): string =>
  `${kind}-${propertyId}-${language}.pdf`;

/** Homes whose paper goes only to who asks for it. */
const HELD_PAPERS: Readonly<Record<PaperKind, readonly number[]>> = {
  energy: [],
  ground: [4688, 6843],
  plot: [],
};

/** Whether there is a file of this paper. */
export const isDrawn = (kind: PaperKind, propertyId: number): boolean =>
  PUBLIC_PAPERS[kind].includes(propertyId) || HELD_PAPERS[kind].includes(propertyId);

/** What the feed says of the file of a paper: nothing where the agency has none. */
export const paperFile = (kind: PaperKind | undefined, propertyId: number, language: FeedLanguage) =>
  kind && isDrawn(kind, propertyId)
    ? {
        ...(PUBLIC_PAPERS[kind].includes(propertyId) && { Public: true as const }),
        File: paperName(kind, propertyId, language),
      }
    : {};

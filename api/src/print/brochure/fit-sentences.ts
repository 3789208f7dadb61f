import { heightOf, type Pdf } from './page.ts';

/** Where one sentence ends and the next one begins. */
const BETWEEN = /(?<=[.!?…])\s+(?=["«“‘(]?\p{Lu})/u;

export interface TextRoom {
  width: number;
  size: number;
  lineGap: number;
  /** Between paragraphs. */
  gap: number;
  height: number;
}

/** The beginning of a text, as many whole sentences as there is room for: a sentence that is cut off looks like a mistake. */
export function fitSentences(pdf: Pdf, paragraphs: readonly string[], room: TextRoom): string[] {
  const shown: string[] = [];
  let left = room.height;
  for (const paragraph of paragraphs) {
    const fitting = fittingPart(pdf, paragraph, { ...room, height: left });
    if (fitting) shown.push(fitting);
    if (fitting !== paragraph) return shown;
    left -= heightOf(pdf, paragraph, room) + room.gap;
  }
  return shown;
}

function fittingPart(pdf: Pdf, paragraph: string, room: TextRoom): string {
  const sentences = paragraph.split(BETWEEN);
  for (let count = sentences.length; count > 0; count -= 1) {
    const part = count === sentences.length ? paragraph : sentences.slice(0, count).join(' ');
    if (heightOf(pdf, part, room) <= room.height) return part;
  }
  return '';
}

/** What {@link fitSentences} left of a text. */
export function afterSentences(paragraphs: readonly string[], shown: readonly string[]): string[] {
  const last = shown.at(-1);
  const cut = last === undefined ? undefined : paragraphs[shown.length - 1];
  if (cut === undefined || cut === last) return paragraphs.slice(shown.length);
  const sentences = cut.split(BETWEEN);
  const count = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(' ') === last) + 1;
  return [sentences.slice(count).join(' '), ...paragraphs.slice(shown.length)];
}

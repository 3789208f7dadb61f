import type { WebsiteDiffLine } from '@facade/shared-domain/model';

/** Lines around a change that are shown with it. */
const AROUND = 2;

/** More lines than this are compared as a whole: the table of a comparison grows with their product. */
const MOST_LINES = 1500;

/** What changed from one text to another, line by line; null: there was, or is, no such file. */
export function lineDiff(before: string | null, after: string | null): WebsiteDiffLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const same = (lines: string[]) => lines.map((text) => ({ kind: 'same' as const, text }));
  return withGaps([
    ...same(old.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ]);
}

const linesOf = (text: string | null): string[] => (text ? text.replace(/\n$/, '').split('\n') : []);

/** By the longest common subsequence. */
function between(old: string[], now: string[]): WebsiteDiffLine[] {
  if (old.length > MOST_LINES || now.length > MOST_LINES) return [...marked('removed', old), ...marked('added', now)];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: WebsiteDiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length && column < now.length) {
    if (old[row] === now[column]) {
      lines.push({ kind: 'same', text: old[row] ?? '' });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) lines.push({ kind: 'removed', text: old[row++] ?? '' });
    else lines.push({ kind: 'added', text: now[column++] ?? '' });
  }
  return [...lines, ...marked('removed', old.slice(row)), ...marked('added', now.slice(column))];
}

const marked = (kind: 'removed' | 'added', lines: string[]): WebsiteDiffLine[] => lines.map((text) => ({ kind, text }));

/** Leaves out what is far from any change. */
function withGaps(lines: WebsiteDiffLine[]): WebsiteDiffLine[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return isNear[index - 1] || (index === 0 && isNear.some(Boolean)) ? [{ kind: 'gap' as const, text: '' }] : [];
  });
}

import type { WebsiteDiffLine } from '@facade/shared-domain/model';
import { diffArrays } from 'diff';

/** Lines of context around a change. */
const AROUND = 2;

/**
 * Above this number of differing lines the texts are shown whole: nobody reads them one by one, and pairing them is expensive.
 */
const MOST_CHANGES = 1500;

/** The differences between two texts, line by line; null: the file did not or does not exist. */
export function lineDiff(before: string | null, after: string | null): WebsiteDiffLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const changes = diffArrays(old, now, { maxEditLength: MOST_CHANGES });
  if (!changes) return [...marked('removed', old), ...marked('added', now)];
  return withGaps(
    changes.flatMap(({ value, added, removed }) => marked(added ? 'added' : removed ? 'removed' : 'same', value)),
  );
}

const marked = (kind: 'same' | 'removed' | 'added', lines: string[]): WebsiteDiffLine[] =>
  lines.map((text) => ({ kind, text }));

const linesOf = (text: string | null): string[] => (text ? text.replace(/\n$/, '').split('\n') : []);

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

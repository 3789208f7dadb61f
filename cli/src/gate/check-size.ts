import { basename } from 'node:path';
import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { SectionContract } from '@facade/platform/contract';

type Sizes = Pick<SectionContract, 'bytes' | 'budget'>;

/** Script size over the section's budget, with the largest file among those that the budget is for. */
export function checkSize(
  { bytes, budget }: Sizes,
  { entry, exposes }: Pick<ReleaseDescriptor, 'entry' | 'exposes'>,
): string[] {
  return [
    ...Object.entries(bytes.exposes)
      .filter(([, size]) => size > budget.expose)
      .map(([expose, size]) => {
        const files = [entry, ...(exposes[expose] ?? [])].map((file) => basename(file));
        return `${expose} weighs ${tooMuch(size, budget.expose)}; its ${biggest(bytes.files, files)}`;
      }),
    ...(bytes.total > budget.total
      ? [
          `it weighs ${tooMuch(bytes.total, budget.total, ' in all')}; the ${biggest(bytes.files, Object.keys(bytes.files))}`,
        ]
      : []),
  ];
}

const tooMuch = (size: number, budget: number, which = ''): string =>
  `${kilobytes(size)}${which}, more than ${kilobytes(budget)}`;

function biggest(sizes: Record<string, number>, files: readonly string[]): string {
  const [[file, size] = ['nothing', 0]] = files
    .map((file): [string, number] => [file, sizes[file] ?? 0])
    .sort(([, a], [, b]) => b - a);
  return `biggest file is ${file}, ${kilobytes(size)}`;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

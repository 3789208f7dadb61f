import type { SectionContract } from '@facade/platform/contract';

/** Script size over the section's budget, with the largest file. */
export function checkSize({ bytes, budget }: Pick<SectionContract, 'bytes' | 'budget'>): string[] {
  const [largest = ['nothing', 0]] = Object.entries(bytes.files).sort(([, a], [, b]) => b - a);
  const biggest = `the biggest file is ${largest[0]}, ${kilobytes(largest[1])}`;
  return [
    ...Object.entries(bytes.exposes)
      .filter(([, size]) => size > budget.expose)
      .map(
        ([expose, size]) => `${expose} weighs ${kilobytes(size)}, more than ${kilobytes(budget.expose)}; ${biggest}`,
      ),
    ...(bytes.total > budget.total
      ? [`it weighs ${kilobytes(bytes.total)} in all, more than ${kilobytes(budget.total)}; ${biggest}`]
      : []),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

import type { FuzzReport } from './fuzz.ts';

/** The report as lines of text, with the seed and a command for each finding. */
export function describeReport({ seed, tally, findings, controls }: FuzzReport): string {
  const answers = Object.entries(tally.answers)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([answer, count]) => `${answer}: ${count}`);
  return [
    `${tally.requests} requests, seed ${seed}`,
    `answers: ${answers.join(', ')}`,
    `half of them within ${tally.within(0.5)} ms, 99 % within ${tally.within(0.99)} ms, the slowest ${tally.slowest} ms`,
    `${controls.count} control requests, the slowest ${controls.slowest} ms`,
    findings.length === 0 ? 'no findings' : `${findings.length} findings`,
    ...findings.map(({ kind, reason, command }) => `\n${kind}\n  ${reason}\n  ${command}`),
  ].join('\n');
}

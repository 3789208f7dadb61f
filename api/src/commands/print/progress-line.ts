import type { ImportProgress } from '../../import/report.ts';

/** Where the line is shown: a terminal; a file gets none. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const STEPS = {
  reading: { number: 1, title: 'reading the feed' },
  checking: { number: 2, title: 'checking what is new' },
  storing: { number: 3, title: 'storing' },
} as const;

/** Milliseconds between two updates of the line. */
const PAUSE = 200;

/** Progress of an import, on one line of a terminal that is overwritten. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #clock: () => number;
  #step: ImportProgress['step'] | null = null;
  #startedAt = 0;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(terminal: Terminal, clock: () => number = () => performance.now()) {
    this.#terminal = terminal;
    this.#clock = clock;
  }

  show(progress: ImportProgress): void {
    const now = this.#clock();
    if (progress.step !== this.#step) {
      this.#step = progress.step;
      this.#startedAt = now;
    } else if (now - this.#shownAt < PAUSE) return;
    this.#shownAt = now;
    this.#write(formatProgress(progress, now - this.#startedAt));
  }

  /** Removes the line before other output. */
  clear(): void {
    if (this.#step) this.#write('');
  }

  #write(text: string): void {
    const { isTTY, columns = 80 } = this.#terminal;
    if (isTTY) this.#terminal.write(`\r\x1b[2K${text.slice(0, columns - 1)}`);
  }
}

/**
 * `1/3 reading the feed: 40 %, 120,000 records, 12 s left`. The time left is of this step, at its average speed so far.
 * @param elapsed milliseconds since the step began
 */
export function formatProgress({ step, done, total, records }: ImportProgress, elapsed: number): string {
  const { number, title } = STEPS[step];
  const share = total > 0 ? done / total : 1;
  const parts = [`${Math.floor(share * 100)} %`, `${records.toLocaleString('en')} records`];
  if (share > 0 && share < 1 && elapsed > 1000) parts.push(`${formatTime((elapsed * (1 - share)) / share)} left`);
  return `${number}/3 ${title}: ${parts.join(', ')}`;
}

function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

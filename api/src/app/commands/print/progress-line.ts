import type { ImportProgress } from '../../../import/index.ts';

/** Where progress is shown: a terminal, or a file. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const STEPS = {
  reading: { number: 1, title: 'reading the feed' },
  checking: { number: 2, title: 'checking what is new' },
  comparing: { number: 3, title: 'comparing with the catalogue' },
  storing: { number: 4, title: 'storing' },
  tidying: { number: 5, title: 'tidying up' },
} as const;

/** Milliseconds between two updates of the line. */
const PAUSE = 200;

/** Without a terminal there is a line for each of so many parts of a step, and after so many milliseconds. */
const PARTS = 10;
const NEXT_AFTER = 10_000;

/** An import that takes less has none. */
const SHORT = 1000;

/** Progress of an import: on one line of a terminal that is overwritten, or in a file on lines of which each says something new. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #clock: () => number;
  #beganAt: number | null = null;
  #step: ImportProgress['step'] | null = null;
  #startedAt = 0;
  #shownAt = Number.NEGATIVE_INFINITY;
  #shownPart = 0;

  constructor(terminal: Terminal, clock: () => number = () => performance.now()) {
    this.#terminal = terminal;
    this.#clock = clock;
  }

  show(progress: ImportProgress): void {
    const now = this.#clock();
    this.#beganAt ??= now;
    if (progress.step !== this.#step) {
      this.#step = progress.step;
      this.#startedAt = now;
      this.#shownAt = Number.NEGATIVE_INFINITY;
    }
    if (!this.#isDue(now, partOf(progress))) return;
    this.#shownAt = now;
    this.#shownPart = partOf(progress);
    this.#write(formatProgress(progress, now - this.#startedAt));
  }

  #isDue(now: number, part: number): boolean {
    const since = now - this.#shownAt;
    if (this.#terminal.isTTY) return since >= PAUSE;
    if (now - (this.#beganAt ?? now) < SHORT) return false;
    return since >= NEXT_AFTER || part > this.#shownPart;
  }

  /** Removes the line before other output. */
  clear(): void {
    if (this.#step && this.#terminal.isTTY) this.#write('');
  }

  #write(text: string): void {
    const { isTTY, columns = 80 } = this.#terminal;
    this.#terminal.write(isTTY ? `\r\x1b[2K${text.slice(0, columns - 1)}` : `${text}\n`);
  }
}

/**
 * `1/5 reading the feed: 40 %, 120,000 records, 12 s left`. The time left is of this step, at its average speed so far.
 * @param elapsed milliseconds since the step began
 */
export function formatProgress({ step, done, total, records }: ImportProgress, elapsed: number): string {
  const { number, title } = STEPS[step];
  const share = shareOf({ done, total });
  const parts = [`${Math.floor(share * 100)} %`];
  if (step !== 'comparing' && step !== 'tidying') parts.push(`${records.toLocaleString('en')} records`);
  if (share > 0 && share < 1 && elapsed > 1000) parts.push(`${formatTime((elapsed * (1 - share)) / share)} left`);
  return `${number}/${Object.keys(STEPS).length} ${title}: ${parts.join(', ')}`;
}

const partOf = (progress: ImportProgress): number => Math.floor(shareOf(progress) * PARTS);

const shareOf = ({ done, total }: Pick<ImportProgress, 'done' | 'total'>): number => (total > 0 ? done / total : 1);

function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

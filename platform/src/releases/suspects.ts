import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A release whose code ended a server. */
export interface Suspicion {
  section: string;
  release: string;
  /** What was thrown. */
  why: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Two suspicions at most this far apart, in milliseconds, are no coincidence. */
const WINDOW = 10 * 60_000;
/** How long a suspicion is kept, in milliseconds. */
const KEPT_FOR = 24 * 3600_000;

/**
 * The releases that ended a server of this data folder. Each suspicion is a file of its own: several servers share the folder,
 * and a process about to end has no time for locks.
 */
export class Suspects {
  readonly #folder: string;

  /** `data`: the data folder of the servers. */
  constructor(data: string) {
    this.#folder = join(data, 'cache/suspects');
  }

  /** Written before it returns, because the process ends. */
  note(section: string, release: string, why: string): void {
    const suspicion: Suspicion = { section, release, why, at: Date.now() };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${randomUUID()}.json`), JSON.stringify(suspicion));
  }

  /** Why this release must not be opened here: it ended a server twice within ten minutes. Null if it may. */
  against(section: string, release: string): string | null {
    const own = this.#all().filter((suspicion) => suspicion.section === section && suspicion.release === release);
    const repeated = own.find(({ at }, index) => at - (own[index - 1]?.at ?? Number.NEGATIVE_INFINITY) <= WINDOW);
    return repeated ? `its code ended a server twice within ten minutes: ${repeated.why}` : null;
  }

  /** The newest suspicion of the last ten minutes. */
  latest(): Suspicion | undefined {
    return this.#all().findLast(({ at }) => Date.now() - at <= WINDOW);
  }

  /** The oldest first. */
  #all(): Suspicion[] {
    const found = namesIn(this.#folder).flatMap((name) => {
      const suspicion = readSuspicion(join(this.#folder, name));
      if (suspicion && Date.now() - suspicion.at <= KEPT_FOR) return [suspicion];
      rmSync(join(this.#folder, name), { force: true });
      return [];
    });
    return found.sort((a, b) => a.at - b.at);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readSuspicion(file: string): Suspicion | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A release whose code cost a server one of the processes that run it. */
export interface Suspicion {
  section: string;
  release: string;
  /** How: `hang`, `exit` or `memory`. */
  why: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Two suspicions at most this far apart, in milliseconds, are no coincidence. */
const WINDOW = 10 * 60_000;
/** How long a suspicion is kept, in milliseconds. */
const KEPT_FOR = 24 * 3600_000;

/**
 * The releases that cost a server of this data folder a process. Each suspicion is a file of its own: several servers share the folder,
 * and write without locks.
 */
export class Suspects {
  readonly #folder: string;

  /** `data`: the data folder of the servers. */
  constructor(data: string) {
    this.#folder = join(data, 'cache/suspects');
  }

  note(section: string, release: string, why: string): void {
    const suspicion: Suspicion = { section, release, why, at: Date.now() };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${randomUUID()}.json`), JSON.stringify(suspicion));
  }

  /** Why this release must not be opened here: it cost a process twice within ten minutes. Null if it may. */
  against(section: string, release: string): string | null {
    const own = this.#all().filter((suspicion) => suspicion.section === section && suspicion.release === release);
    const repeated = own.find(({ at }, index) => at - (own[index - 1]?.at ?? Number.NEGATIVE_INFINITY) <= WINDOW);
    return repeated ? `its code cost a process twice within ten minutes: ${repeated.why}` : null;
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

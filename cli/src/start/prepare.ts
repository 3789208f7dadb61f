import { fork } from 'node:child_process';
import { join } from 'node:path';
import { AlreadySaid } from '../commands/command.ts';
import type { SampleAccount } from '../site/sample-site.ts';

/** What `prepare-site.ts` reports when all is built and loaded. */
export interface Prepared {
  /** Accounts of the sample agency; none on another site. */
  owners: SampleAccount[];
  staff: readonly SampleAccount[];
}

/** Prepares the site in a process of its own: the bundler's memory goes back to the system with it. */
export function prepareSite(): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'prepare-site.ts'), { execArgv: [] });
    child.once('error', reject);
    child.once('message', (prepared: Prepared) => resolve(prepared));
    child.once('exit', (status) => reject(new AlreadySaid(`preparing the site ended with exit status ${status}`)));
  });
}

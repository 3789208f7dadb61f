import { fork } from 'node:child_process';
import { join } from 'node:path';
import { AlreadyReported } from '../commands/command.ts';
import type { SampleAccount } from '../site/sample-site.ts';

/** The result of `prepare-site.ts`. */
export interface Prepared {
  /** Accounts of the sample agency; none on another site. */
  owners: SampleAccount[];
  staff: readonly SampleAccount[];
}

/** Prepares the site in a child process, to release the bundler's memory afterwards. */
export function prepareSite(): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'prepare-site.ts'), { execArgv: [] });
    child.once('error', reject);
    child.once('message', (prepared: Prepared) => resolve(prepared));
    child.once('exit', (status) => reject(new AlreadyReported(`preparing the site ended with exit status ${status}`)));
  });
}

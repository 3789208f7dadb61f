import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canaryOf, liveOf, publishRelease, type Store } from '@facade/platform/registry';
import { breakBuild, takeBuild } from './broken-build.ts';
import type { ServerFault } from './faults.ts';

export interface HarmfulRelease {
  version: string;
  /** Whether visitors get the release of before again, all of them. */
  isWithdrawn(): Promise<boolean>;
}

/** Publishes the live release of a section with a fault, past the gate, which refuses such a build. `data`: the folder of the store. */
export async function publishHarmful(
  { data, store }: { data: string; store: Store },
  section: string,
  fault: ServerFault,
  canary?: number,
): Promise<HarmfulRelease> {
  const good = liveOf(await store.registry.read(), section)?.metadata.version ?? '';
  const version = `${fault}-${canary ?? 'live'}`.replaceAll(' ', '-');
  const [build, broken] = [join(data, 'builds', version), join(data, 'broken', version)];
  await takeBuild(join(data, 'releases', section, good), build);
  await breakBuild(build, broken, fault);
  await publishRelease(store, broken, { version, ...(canary ? { canary } : {}) });
  return {
    version,
    async isWithdrawn() {
      const document = await store.registry.read();
      return !canaryOf(document, section) && liveOf(document, section)?.metadata.version === good;
    },
  };
}

export interface Answered {
  path: string;
  /** 0 if there is no answer. */
  status: number;
  milliseconds: number;
}

/**
 * Four visitors at a time, from many addresses, who request these pages in turn, `rate` pages a second at most; a busy machine answers
 * fewer.
 */
export function startVisitors(url: string, paths: readonly string[], rate: number) {
  const answers: Answered[] = [];
  let sent = 0;
  let isOn = true;
  const askInTurn = async () => {
    while (isOn) {
      const number = sent++;
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}`, 'user-agent': 'Journey' };
      const path = paths[number % paths.length] ?? '';
      const begun = performance.now();
      const answered = fetch(url + path, { headers })
        .then((response) => response.arrayBuffer().then(() => response.status))
        .catch(() => 0)
        .then((status) => ({ path, status, milliseconds: performance.now() - begun }));
      const [answer] = await Promise.all([answered, delay((4 * 1000) / rate)]);
      answers.push(answer);
    }
  };
  const asking = Promise.all([0, 1, 2, 3].map(askInTurn));
  return {
    count: () => answers.length,
    /** Two seconds later, so that what follows a withdrawal counts too. */
    async stop(): Promise<Answered[]> {
      await delay(2000);
      isOn = false;
      await asking;
      return answers;
    },
  };
}

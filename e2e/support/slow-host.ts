import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, type RunningServer } from './listen.ts';

/** A host of releases that takes its time, until it is told to be quick. */
export interface SlowHost extends RunningServer {
  beQuick(): void;
}

const PREFIX = '/_sections/';

/** Serves the releases of a data folder; each file takes `delay` milliseconds. */
export async function slowHost(data: string, delay: number): Promise<SlowHost> {
  let wait = delay;
  const server = await listen(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(PREFIX.length);
    const file = await readFile(join(data, 'releases', path)).catch(() => null);
    response.writeHead(file ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': path.endsWith('.json') ? 'application/json' : 'text/javascript',
    });
    response.end(file);
  });
  return {
    ...server,
    beQuick: () => {
      wait = 0;
    },
  };
}

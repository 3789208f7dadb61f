import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type FileFault, SENT } from './faults.ts';
import { listen, type RunningServer } from './listen.ts';

/** A host of releases on which the files of a section can be spoiled. */
export interface FaultHost extends RunningServer {
  /** Spoils every file of a section, from now on. */
  spoil(section: string, fault: FileFault): void;
  /** Sends them unchanged again; pending requests are answered. */
  mend(section: string): void;
  /** Resolves on the first request for a spoiled file of the section. */
  asked(section: string): Promise<void>;
}

const PREFIX = '/_sections/';
/** Delay of a slow file in milliseconds: noticeable, but below the timeouts. */
const SLOW = 1200;

interface Trouble {
  fault: FileFault;
  asked: PromiseWithResolvers<void>;
  mended: PromiseWithResolvers<void>;
}

/** Serves the releases of a data folder. */
export async function faultHost(data: string): Promise<FaultHost> {
  const troubles = new Map<string, Trouble>();
  const server = await listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(PREFIX.length);
    const file = await readFile(join(data, 'releases', path));
    const trouble = troubles.get(path.split('/')[0] ?? '');
    // As the site itself sends them, so that pages of another origin may use them.
    response.setHeader('access-control-allow-origin', '*');
    // Requests of journeys carry an address of their own.
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
    trouble?.asked.resolve();
    if (trouble) await answerSpoiled(response, file, trouble);
    else response.end(file);
  });
  return {
    ...server,
    spoil: (section, fault) =>
      void troubles.set(section, { fault, asked: Promise.withResolvers(), mended: Promise.withResolvers() }),
    mend(section) {
      troubles.get(section)?.mended.resolve();
      troubles.delete(section);
    },
    asked: (section) => troubles.get(section)?.asked.promise ?? Promise.resolve(),
  };
}

async function answerSpoiled(response: ServerResponse, file: Buffer, { fault, mended }: Trouble): Promise<void> {
  if (fault === 'hang') await mended.promise;
  if (fault === 'slow') await Promise.race([mended.promise, new Promise((resolve) => setTimeout(resolve, SLOW))]);
  if (fault === 'hang' || fault === 'slow') {
    response.end(file);
    return;
  }
  const { status, contentType, body } = SENT[fault](file);
  response.writeHead(status, {
    'content-type': contentType,
    // A connection that breaks off: less arrives than was announced.
    'content-length': fault === 'truncated' ? file.length : body.length,
  });
  if (fault !== 'truncated') response.end(body);
  else response.write(body, () => response.destroy());
}

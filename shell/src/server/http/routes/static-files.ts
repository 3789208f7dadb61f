import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASES_URL, type Store } from '@facade/platform/registry';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type BuildFiles, SHELL_URL } from '../../build-files.ts';
import { fetchRelease } from './releases/fetch-release.ts';
import { isPublic, mayRead } from './releases/release-access.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files that never change under the same name: the shell's scripts and fonts, and the releases of the sections. */
export async function staticRoutes(
  server: FastifyInstance,
  {
    build,
    earlierFiles,
    store,
    passKey,
  }: {
    build: BuildFiles;
    /** Folder with the browser's files of earlier builds. */
    earlierFiles: string;
    store: Pick<Store, 'registry' | 'releases'>;
    /** Verifies the passes of developers; a key of the purpose `pass`. */
    passKey: KeyObject;
  },
) {
  for (const [url, file] of build.fonts) {
    server.get(url, (_request, reply) =>
      reply.header('cache-control', IMMUTABLE).type('font/woff2').send(createReadStream(file)),
    );
  }
  server.get(`${SHELL_URL}favicon.svg`, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(createReadStream(join(import.meta.dirname, '../../../theme/favicon.svg'))),
  );
  // What this running shell provides to sections and requires of them. The contract gate compares with this, not with a
  // checkout.
  server.get(`${SHELL_URL}contract.json`, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(createReadStream(join(build.folder, 'contract.json'))),
  );
  await server.register(fastifyStatic, {
    root: [join(build.folder, 'web'), earlierFiles],
    prefix: SHELL_URL,
    cacheControl: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  });
  const { releases } = store;
  await mkdir(releases.folder, { recursive: true });
  await server.register(async (scope) => {
    scope.addHook('onRequest', fetchRelease(store));
    await scope.register(fastifyStatic, {
      root: releases.folder,
      prefix: RELEASES_URL,
      decorateReply: false,
      cacheControl: false,
      preCompressed: true,
      index: false,
      allowedPath: (path, _root, { headers }) => mayRead(path, headers.authorization, passKey),
      // Browsers fetch scripts of sections with CORS, so that a site may serve them from another host.
      setHeaders(reply, file) {
        if (!isPublic(file.slice(releases.folder.length))) {
          reply.header('cache-control', 'private, no-store');
          return;
        }
        reply.header('cache-control', IMMUTABLE);
        reply.header('access-control-allow-origin', '*');
      },
    });
  });
}

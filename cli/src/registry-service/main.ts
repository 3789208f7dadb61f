/** Starts the registry service: `node cli/src/registry-service/main.ts`. Environment variables configure it: `docs/settings.md`. */
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { keyFor, siteSecret } from '@facade/platform/tokens';
import { readSettings } from '../commands/settings.ts';
import { sectionHealth, siteState } from '../health/site-state.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { PATHS, ROOT } from '../workspace.ts';
import { judgedGate } from './gate/judged.ts';
import { RefusedAttempts } from './refused-attempts.ts';
import { buildService } from './service.ts';
import { StagedFiles } from './uploads/staged-files.ts';

/** How often old uploads are removed, in milliseconds. */
const TIDY = 3600_000;

async function main(): Promise<void> {
  const settings = readSettings(['FACADE_REGISTRY_PORT', 'FACADE_SITE', 'FACADE_STAFF_TOKEN']);
  const { FACADE_REGISTRY_PORT: port, FACADE_SITE: site, FACADE_STAFF_TOKEN: token } = settings;
  const data = dataFolder();
  const store = storeIn(data);
  if (!(await store.operator.publicKey())) await store.operator.create();
  const shell = join(ROOT, PATHS.shellBuild);
  // Not below `registry-service`: rights to read it would hide `registry` from the judge, whose name that one begins with.
  const candidates = join(data, 'candidates');
  const staged = new StagedFiles(join(data, 'registry-service/files'), store);
  const secret = await siteSecret(data, process.env);
  const service = await buildService({
    store,
    staged,
    attempts: new RefusedAttempts(join(data, 'registry-service/refused.jsonl')),
    candidates,
    gate: judgedGate({ data, site, shell, candidates, publicKeys: () => publicKeysOf(store) }),
    overrideKey: keyFor('override', secret),
    passKey: keyFor('pass', secret),
    shell,
    health: (section, since) => sectionHealth(store, section, since),
    ...(token !== null && { staff: { token, state: (since) => siteState(store, since) } }),
    logLevel: process.env.LOG_LEVEL ?? 'warn',
  });
  const tidy = () => staged.tidy().catch((err) => service.log.error({ err }, 'old uploads cannot be removed'));
  await tidy();
  setInterval(tidy, TIDY).unref();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await service.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
  await service.listen({ port, host: '127.0.0.1' });
  const address = service.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : port });
}

async function publicKeysOf({ keys, operator }: ReturnType<typeof storeIn>) {
  const text = (key: KeyObject | null) => key?.export({ type: 'spki', format: 'der' }).toString('base64') ?? '';
  return { FACADE_REGISTRY_KEY: text(await keys.publicKey()), FACADE_TEAMS_KEY: text(await operator.publicKey()) };
}

main().catch((error: Error) => {
  console.error(`registry service: ${error.message}`);
  process.exit(1);
});

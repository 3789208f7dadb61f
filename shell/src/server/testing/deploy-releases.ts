import { openStore } from '@facade/platform/registry';
import type { TestServer } from './test-server.ts';

/** Registers the releases `0` of the fake sections. */
export async function deployReleases({ server, data }: TestServer, sections: string[]): Promise<void> {
  const deployed = sections.map((section) => [
    section,
    [
      {
        url: '/x.js',
        metadata: { integrity: 'sha384-x', version: '0' },
        deployment: { traffic: 100, default: true },
        extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
      },
    ],
  ]);
  const note = { action: 'none', section: '', change: 'test', by: 'test' } as const;
  await openStore({ data }).registry.update(note, (current) => ({
    ...current,
    microFrontends: Object.fromEntries(deployed),
  }));
  const get = async (url: string) => (await server.inject({ url, remoteAddress: '127.0.0.1' })).body;
  await get('/registry.json');
  const known = (text: string) => sections.every((section) => text.includes(`percent{section="${section}"`));
  for (let turn = 0; turn < 100 && !known(await get('/metrics')); turn += 1)
    await new Promise((done) => setTimeout(done, 20));
}

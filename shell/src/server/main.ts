import { setHeapGrowth } from '../library-insides/node/heap-growth.ts';
import { readConfiguration } from './configuration/configuration.ts';
import { adaptHeapToLoad } from './pages/admission/adapt-heap-to-load.ts';
import { buildServer } from './server.ts';

/** Entry of the shell's process: `FACADE_API_URL=… node shell/src/server/main.ts`. */
async function main(): Promise<void> {
  setHeapGrowth('small');
  const read = readConfiguration(process.env);
  if (!read.ok) throw new Error(['the configuration is invalid:', ...read.problems].join('\n  '));
  const { configuration } = read;
  const server = await buildServer(configuration, { adaptToLoad: adaptHeapToLoad });
  const stop = async () => {
    await server.drain.end(configuration.drain);
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
  await server.listen({ host: configuration.host, port: configuration.port });
  const address = server.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : configuration.port });
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  const message =
    error.code === 'EADDRINUSE' ? `port ${error.port} is in use; choose another with PORT` : error.message;
  console.error(`shell: ${message}`);
  process.exit(1);
});

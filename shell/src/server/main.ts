import { readConfiguration } from './configuration.ts';
import { buildServer } from './server.ts';

/** Browsers open connections ahead of what they may ask; those that ask nothing for so long are cut at the end, in milliseconds. */
const GRACE = 2000;

/** Entry of the shell's process: `FACADE_API_URL=… node shell/src/server/main.ts`. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const server = await buildServer(configuration);
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(signal, () => {
      setTimeout(() => server.server.closeAllConnections(), GRACE);
      void server.close().then(() => process.exit(0));
    });
  }
  await server.listen({ host: configuration.host, port: configuration.port });
  const address = server.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : configuration.port });
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `port ${process.env.PORT ?? 8080} is in use; choose another with PORT`
      : error.message;
  console.error(`shell: ${message}`);
  process.exit(1);
});

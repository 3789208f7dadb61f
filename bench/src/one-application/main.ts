import { buildServer } from '@facade/shell/server';
import { openBuild } from '@facade/shell/server/build-files';
import { readConfiguration } from '@facade/shell/server/configuration';
import { announce } from '../sites/announce.ts';
import { bundledSource } from './bundled-source.ts';

/** The shell's own server over the one-application build; the same settings as `shell/src/server/main.ts`. */
const read = readConfiguration(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { configuration } = read;
const build = await openBuild(configuration.build);
const server = await buildServer(configuration, await bundledSource(build));
await server.listen({ host: '127.0.0.1', port: configuration.port });
announce(server.server);

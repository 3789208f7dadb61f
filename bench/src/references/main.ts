import Fastify from 'fastify';
import { announce } from '../sites/announce.ts';
import { memoryRoute } from './memory-route.ts';
import { plainReactRoute } from './plain-react-route.ts';
import { staticRoutes } from './static-routes.ts';

/**
 * References for the composed site (`BENCH_SITE`), in a server of the same kind: its pages without scripts, one
 * of them (`BENCH_PAGE`) rendered by plain React, and the same answered from memory.
 */
const site = process.env.BENCH_SITE ?? '';
const page = new URL(process.env.BENCH_PAGE ?? '/', site);
const server = Fastify();
await server.register(plainReactRoute, { page });
await server.register(memoryRoute, { page });
await server.register(staticRoutes, { site });
await server.listen({ host: '127.0.0.1', port: 0 });
announce(server.server);

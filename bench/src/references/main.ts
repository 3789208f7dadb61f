import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { plainPage } from '../plain-react/plain-page.ts';
import { announce } from '../sites/announce.ts';
import { memoryRoute } from './memory-route.ts';
import { PLAIN_REACT_PATH } from './paths.ts';
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

/** A page of the site rendered again by plain React for every request. */
async function plainReactRoute(server: FastifyInstance, { page }: { page: URL }) {
  const { render } = plainPage(await (await fetch(page)).text());
  server.get(PLAIN_REACT_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(render()));
}

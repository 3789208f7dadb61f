import type { FastifyInstance } from 'fastify';
import { plainPage } from '../plain-react/plain-page.ts';
import { PLAIN_REACT_PATH } from './paths.ts';

/** A page of the site rendered again by plain React for every request. */
export async function plainReactRoute(server: FastifyInstance, { page }: { page: URL }) {
  const { render } = plainPage(await (await fetch(page)).text());
  server.get(PLAIN_REACT_PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(render()));
}

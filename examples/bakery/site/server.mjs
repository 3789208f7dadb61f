import { resolve } from 'node:path';
import { liveOf, openStore } from '@facade/platform/registry';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { render } from './dist/node/main.mjs';

const store = openStore({ data: process.env.SITE_DATA ?? 'data', serves: true });
const releases = resolve(store.releases.folder);
const site = fastify();
site.register(fastifyStatic, {
  root: releases,
  prefix: '/_sections/',
  immutable: true,
  maxAge: '1y',
  // What is for the server is not served.
  allowedPath: (path) => path.split('/')[3] === 'web',
});
site.register(fastifyStatic, { root: `${import.meta.dirname}/dist/browser`, prefix: '/_site/', decorateReply: false });
site.get('/', async (_, reply) => {
  const document = await store.registry.read();
  const sections = Object.keys(document.microFrontends);
  const live = sections.map((section) => [section, liveOf(document, section).metadata.version]);
  return reply.type('text/html').send(await render(releases, Object.fromEntries(live)));
});
console.log(await site.listen({ port: Number(process.env.PORT ?? 3000) }));

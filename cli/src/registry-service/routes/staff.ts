import { hash, timingSafeEqual } from 'node:crypto';
import { plainText } from '@facade/platform/registry/plain-text';
import type { Right } from '@facade/platform/registry/teams';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../auth/identity.ts';
import type { ServiceParts, StaffParts } from '../parts.ts';
import { Refused } from '../refused.ts';
import { assertSectionName, changeRoutes } from './changes.ts';

/** What managers may do, on every section: undo, and go on with what a team has already published. */
const MAY: Right[] = ['promote', 'rollback', 'halt'];

/**
 * Below `/staff`, which no shell passes on: the api asks for a manager who is logged in, and names them in `x-facade-staff`.
 */
export function staffRoutes(server: FastifyInstance, parts: ServiceParts, { token, state }: StaffParts): void {
  server.addHook('onRequest', async (request) => {
    assertSectionName(request);
    const given = digest(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, digest(`Bearer ${token}`)))
      throw new Refused(401, { code: 'no-token', message: 'only the api of this site may ask here' });
    const { extras } = await parts.store.registry.read();
    request.identity = staffIdentity(nameIn(request), Object.keys(extras.releases));
  });
  server.get<{ Querystring: { since?: string } }>('/releases', ({ query }) => state(query.since));
  changeRoutes(server, parts);
}

function nameIn({ headers }: FastifyRequest): string {
  try {
    return plainText(decodeURIComponent(String(headers['x-facade-staff'] ?? '')));
  } catch {
    return '';
  }
}

function staffIdentity(name: string, sections: readonly string[]): Identity {
  if (name === '') throw new Refused(400, { code: 'bad-request', message: 'a change by staff needs their name' });
  return { kind: 'staff', id: `staff/${name}`, by: name, rights: new Map(sections.map((section) => [section, MAY])) };
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

import type { FastifyRequest } from 'fastify';

const THIS_MACHINE = /^(::ffff:)?127\.|^::1$/;

/**
 * The address that limits count a request by; null: no limit applies. The shell forwards the address of the visitor for
 * whom it asks. It forwards none for a page that all visitors share, which one of them must not use up for the others.
 */
export function visitorAddress({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string | null {
  return headers['x-forwarded-for'] === undefined && THIS_MACHINE.test(ip) ? null : ip;
}

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Of this process alone and never written down: what it gives says nothing to anybody else. */
const secret = randomBytes(32);

/** Tells visitors apart for some minutes without keeping who they are. */
export const visitorKey = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  createHmac('sha256', secret)
    .update(`${ip}\n${headers['user-agent'] ?? ''}`)
    .digest('base64url');

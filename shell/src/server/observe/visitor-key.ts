import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Known only to this process and never stored, so that nobody can link its results to visitors. */
const secret = randomBytes(32);

/** Distinguishes visitors for a while without storing who they are. */
export const visitorKey = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  createHmac('sha256', secret)
    .update(`${ip}\n${headers['user-agent'] ?? ''}`)
    .digest('base64url');

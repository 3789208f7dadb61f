import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Known only to this process and never stored, so that nobody can link its results to visitors. */
const secret = randomBytes(32);

const hashed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Distinguishes visitors for a while without storing who they are. */
export const visitorKey = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  hashed(`${ip}\n${headers['user-agent'] ?? ''}`);

/** Distinguishes networks likewise: an address, or the /64 that one subscriber has of IPv6. One machine can name many browsers, but has one. */
export const networkKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string => hashed(normalizeIP(ip, 64));

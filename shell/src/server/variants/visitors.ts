import type { KeyObject } from 'node:crypto';
import { keyFor } from '@facade/platform/tokens';
import type { FastifyRequest } from 'fastify';
import { overridesIn } from './override-cookie.ts';
import type { Visitor } from './visitor.ts';

/** Knows visitors by what their requests say, and what of it this site has signed. */
export class Visitors {
  /** Opens and signs overrides. */
  readonly overrideKey: KeyObject;

  /** `secret`: the site's. */
  constructor(secret: string) {
    this.overrideKey = keyFor('override', secret);
  }

  of({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
    return {
      address: ip,
      agent: headers['user-agent'] ?? '',
      overrides: overridesIn(headers.cookie, this.overrideKey),
    };
  }
}

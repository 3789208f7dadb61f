import type { KeyObject } from 'node:crypto';
import { keyFor } from '@facade/platform/tokens';
import type { FastifyRequest } from 'fastify';
import { cookiesOf } from '../http/cookies.ts';
import { OVERRIDE_COOKIE, overridesIn } from './override-cookie.ts';
import type { Visitor } from './visitor.ts';

/** Knows visitors by what their requests say, and what of it this site has signed. */
export class Visitors {
  /** Opens and signs overrides. */
  readonly overrideKey: KeyObject;

  /** `secret`: the site's. */
  constructor(secret: string) {
    this.overrideKey = keyFor('override', secret);
  }

  of(request: Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>): Visitor {
    return { ...visitorOf(request), overrides: overridesIn(cookiesOf(request)[OVERRIDE_COOKIE], this.overrideKey) };
  }
}

/** By what a canary chooses among visitors. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Omit<Visitor, 'overrides'> => ({
  address: ip,
  agent: headers['user-agent'] ?? '',
});

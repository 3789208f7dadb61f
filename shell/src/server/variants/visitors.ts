import type { KeyObject } from 'node:crypto';
import { keyFor } from '@facade/platform/tokens';
import type { FastifyRequest } from 'fastify';
import { cookiesOf } from '../http/cookies.ts';
import { OVERRIDE_COOKIE, overridesIn } from './override-cookie.ts';
import type { Visitor } from './visitor.ts';

/** Identifies visitors by their requests and by what this site has signed. */
export class Visitors {
  /** Verifies and signs overrides. */
  readonly overrideKey: KeyObject;

  /** `secret`: the site's secret. */
  constructor(secret: string) {
    this.overrideKey = keyFor('override', secret);
  }

  of(request: Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>): Visitor {
    return { ...visitorOf(request), overrides: overridesIn(cookiesOf(request)[OVERRIDE_COOKIE], this.overrideKey) };
  }
}

/** The properties by which a canary selects visitors. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Omit<Visitor, 'overrides'> => ({
  address: ip,
  agent: headers['user-agent'] ?? '',
});

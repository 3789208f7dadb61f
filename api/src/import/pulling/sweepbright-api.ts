import { createHmac } from 'node:crypto';
import { isSameText } from '../../platform/index.ts';
import { ApiClient, clientToken, NotPulled } from './api-client.ts';
import type { HintedApi } from './pull-hinted.ts';
import type { PulledHome } from './pulled-file.ts';

/** The version of the API, whose answers `feed/src/adapters/sweepbright` reads. */
const VERSION = 'application/vnd.sweepbright.v20241030+json';

export interface SweepbrightAccount {
  /** `https://website.sweepbright.com/api` */
  url: string;
  clientId: string;
  /** Also the key of the signatures of its webhook. */
  secret: string;
}

/**
 * SweepBright's website API (https://docs.website.sweepbright.com): it has no list of homes, and answers for one after it has called the
 * webhook of the website.
 */
export function sweepbrightApi(
  { url, clientId, secret }: SweepbrightAccount,
  { pause }: { pause?: number } = {},
): HintedApi {
  const client = new ApiClient({
    base: url.endsWith('/') ? url : `${url}/`,
    headers: { accept: VERSION },
    ...(pause !== undefined && { pause }),
    signIn: (send) => clientToken(send, 'oauth/token', { clientId, secret }),
  });
  const pathOf = (id: string) => `estates/${encodeURIComponent(id)}`;

  return {
    name: 'sweepbright',
    idOf: ({ id }) => String(id),
    belongsTo: (home, id) => String(home.id) === id || home.project_id === id,
    async one(id, signal) {
      const answer = await client.ask(pathOf(id), { signal });
      const { properties, ...home } = (answer ?? {}) as PulledHome;
      if (home.id !== id) throw new NotPulled(`/${pathOf(id)} answers another home`);
      const units = Array.isArray(properties) ? (properties as PulledHome[]) : [];
      return [home, ...units.map((unit) => ({ ...unit, project_id: id }))];
    },
    async announce(id, address, signal) {
      await client.ask(`${pathOf(id)}/url`, { method: 'PUT', json: { url: address }, signal });
    },
  };
}

/** Whether SweepBright has signed these bytes: HMAC-SHA1 in hexadecimal, with the secret of the website, in `X-Hook-Signature`. */
export function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const right = createHmac('sha1', secret).update(body).digest('hex');
  return /^[\da-f]{40}$/i.test(signature) && isSameText(signature.toLowerCase(), right);
}

import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Api } from '../http/api.ts';

/** A proof as a browser at this address creates it; `change` makes it invalid. */
export async function makeProof(
  api: Api,
  address = '192.0.2.1',
  change: (proof: { challenge: Challenge }) => void = () => {},
): Promise<string> {
  const offer = await api.inject({ url: '/api/captcha', headers: { 'x-forwarded-for': address } });
  const { challenge } = offer.json() as { challenge: Challenge };
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  change(proof);
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

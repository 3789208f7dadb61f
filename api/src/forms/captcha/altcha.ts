import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { countHit, type Db, keyedHash, keyedHasher, networkOf, sharedSecret } from '../../platform/index.ts';
import type { Captcha } from './captcha.ts';
import { type AltchaProof, readProof } from './read-proof.ts';
import { SOLVER_PATH } from './solver-files.ts';

/** How long a challenge can be answered, in seconds: longer than filling in a form takes. */
const LIFETIME = 3600;

/** Rounds of one key. With {@link KEYS} about a tenth of a second on a computer, a second on an old phone. */
const ROUNDS = 2000;

/** Minimum and maximum number of keys to try: the solution is random between them, so that the effort varies little. */
const KEYS = { least: 100, most: 200 };

/** After this many challenges to one network in ten minutes the effort doubles, and so on. */
const DOUBLES = { every: 10, seconds: 600, most: 6 };

/**
 * Proof of work by altcha: no third party, no cookie, nothing to read or click. Challenges are signed and not stored; an
 * answered one is counted like a limit until it expires, so that all apis accept each only once.
 */
export function altcha(db: Db): Captcha {
  const secrets = async () => ({
    hmacSignatureSecret: await sharedSecret(db, 'altcha'),
    hmacKeySignatureSecret: await sharedSecret(db, 'altcha-key'),
  });
  return {
    async offer(address) {
      const { hits } = await countHit(db, await keyedHash(db, 'altcha', networkOf(address)), DOUBLES.seconds);
      const times = 2 ** Math.min(DOUBLES.most, Math.floor((hits - 1) / DOUBLES.every));
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(KEYS.least * times, KEYS.most * times),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME * 1000),
        ...(await secrets()),
      });
      return { provider: 'altcha', solver: SOLVER_PATH, challenge: { ...challenge }, expiresIn: LIFETIME };
    },
    async check(token) {
      const proof = readProof(token);
      if (!proof || !(await isRight(proof, await secrets()))) return { kind: 'wrong' };
      const hash = await keyedHasher(db);
      const key = hash('altcha-used', proof.challenge.signature);
      return { kind: 'right', use: async (tx) => (await countHit(tx, key, LIFETIME)).hits === 1 };
    },
  };
}

async function isRight({ challenge, solution }: AltchaProof, secrets: Secrets): Promise<boolean> {
  const signed = challenge as Challenge;
  const { verified } = await verifySolution({ challenge: signed, solution, deriveKey, ...secrets });
  return verified;
}

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

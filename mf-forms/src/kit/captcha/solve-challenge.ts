import type { CaptchaOffer } from '@facade/shared-domain/model';

type AltchaOffer = Extract<CaptchaOffer, { provider: 'altcha' }>;

interface Solution {
  counter: number;
  derivedKey: string;
}

/** The api's path of solvers: no other script is allowed as one. */
const SOLVERS = /^\/api\/captcha\/solver\/[\w./-]+\.js$/;

/** Solves a challenge in a worker from the site's own origin, and returns the proof for the form. Rejects if the browser cannot. */
export async function solveChallenge({ solver, challenge }: AltchaOffer): Promise<string> {
  const worker = new Worker(trusted(solver) as string, { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the solver does not start'));
      worker.onmessage = ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) =>
        data && !data.error ? resolve(data) : reject(new Error('the challenge is not solved'));
      worker.postMessage({ type: 'work', challenge });
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

interface Policy {
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): Policy;
}

let policy: Policy | undefined;

/** Under the site's content policy a worker starts only from a URL created by a named Trusted Types policy. */
function trusted(url: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('facade-solver', {
    createScriptURL: (text) => (SOLVERS.test(text) ? text : null),
  });
  return policy ? policy.createScriptURL(url) : url;
}

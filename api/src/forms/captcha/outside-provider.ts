import type { CaptchaOffer } from '@facade/shared-domain/model';
import { TIME_LIMITS } from '../../kernel/index.ts';
import type { Captcha, Proof } from './captcha.ts';
import type { CaptchaConfig } from './captcha-config.ts';

export type OutsideProvider = Exclude<CaptchaOffer['provider'], 'altcha' | 'none'>;

interface Keys {
  siteKey: string;
  secret: string;
}

interface Question {
  url: string;
  init: RequestInit;
}

const asForm = (url: string, fields: Record<string, string>): Question => ({
  url,
  init: { method: 'POST', body: new URLSearchParams(fields) },
});

/** How to verify a token with each provider, from its own documentation. The visitor's address is never sent. */
const ASK: Record<OutsideProvider, (token: string, keys: Keys) => Question> = {
  turnstile: (response, { secret }) =>
    asForm('https://challenges.cloudflare.com/turnstile/v0/siteverify', { secret, response }),
  hcaptcha: (response, { secret, siteKey }) =>
    asForm('https://api.hcaptcha.com/siteverify', { secret, response, sitekey: siteKey }),
  friendly: (response, { secret, siteKey }) => ({
    url: 'https://global.frcapi.com/api/v2/captcha/siteverify',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': secret },
      body: JSON.stringify({ response, sitekey: siteKey }),
    },
  }),
};

/** A captcha provider of the agency's choice. It accepts each token once; if it does not answer, forms are accepted. */
export function outsideProvider(provider: OutsideProvider, { siteKey, secret, verifyUrl }: CaptchaConfig): Captcha {
  return {
    offer: async () => ({ provider, siteKey }),
    async check(token) {
      const { url, init } = ASK[provider](token, { siteKey, secret });
      return ask(verifyUrl ?? url, init);
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<Proof> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMITS.captchaProvider) });
    const { success } = (await answer.json()) as { success?: unknown };
    if (success === true) return { kind: 'right', use: async () => true };
    return { kind: answer.ok && success === false ? 'wrong' : 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

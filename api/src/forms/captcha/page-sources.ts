import type { Site } from '@facade/shared-domain/model';
import type { CaptchaConfig } from './captcha-config.ts';

type Sources = NonNullable<Site['externalSources']>;

/**
 * The hosts that a provider's script loads from, according to its documentation. Pages of a site without it do not allow these.
 */
const SOURCES: Partial<Record<CaptchaConfig['provider'], Sources>> = {
  turnstile: { frames: ['https://challenges.cloudflare.com'] },
  hcaptcha: {
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connections: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  friendly: {
    frames: ['https://*.frcapi.com'],
    connections: ['https://*.frcapi.com', 'https://cdn.jsdelivr.net'],
  },
};

/** The origins that pages may load from, including those of the captcha. */
export function withCaptcha(sources: Sources = {}, provider: CaptchaConfig['provider']): Sources {
  const { frames = [], connections = [] } = SOURCES[provider] ?? {};
  if (frames.length === 0) return sources;
  return {
    ...sources,
    frames: [...(sources.frames ?? []), ...frames],
    connections: [...(sources.connections ?? []), ...connections],
  };
}

import type { Db } from '../../platform/index.ts';
import { altcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import type { CaptchaConfig } from './captcha-config.ts';
import { outsideProvider } from './outside-provider.ts';

/** The configured captcha; null if there is none. */
export function openCaptcha(config: CaptchaConfig, db: Db): Captcha | null {
  if (config.provider === 'none') return null;
  return config.provider === 'altcha' ? altcha(db) : outsideProvider(config.provider, config);
}

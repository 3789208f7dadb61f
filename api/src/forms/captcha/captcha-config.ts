import { number, oneOf, text, textThat } from '@facade/server-kit/environment';

const PROVIDERS = ['altcha', 'none', 'turnstile', 'hcaptcha', 'friendly'] as const;

export interface CaptchaConfig {
  /** `altcha` is the site's own; the others are services that the agency has an account with. */
  provider: (typeof PROVIDERS)[number];
  /** The account's public key, which pages show, and its secret one. Empty without an account. */
  siteKey: string;
  secret: string;
  /** The provider's address, if it differs from the documented one: a region, or a proxy. */
  verifyUrl: string | null;
  /** Forms of one kind that the whole site accepts in an hour without a proof; beyond that everyone needs one. 0: always. */
  formsWithoutProof: number;
}

export const captchaSettings = {
  CAPTCHA_PROVIDER: oneOf(PROVIDERS, 'altcha'),
  CAPTCHA_SITE_KEY: text(null),
  CAPTCHA_SECRET: text(null),
  CAPTCHA_VERIFY_URL: textThat((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'is not an address', null),
  FORMS_WITHOUT_PROOF: number(0, 1_000_000, 3000),
};

interface CaptchaValues {
  CAPTCHA_PROVIDER: CaptchaConfig['provider'];
  CAPTCHA_SITE_KEY: string | null;
  CAPTCHA_SECRET: string | null;
  CAPTCHA_VERIFY_URL: string | null;
  FORMS_WITHOUT_PROOF: number;
}

export const captchaConfig = (values: CaptchaValues): CaptchaConfig => ({
  provider: values.CAPTCHA_PROVIDER,
  siteKey: values.CAPTCHA_SITE_KEY ?? '',
  secret: values.CAPTCHA_SECRET ?? '',
  verifyUrl: values.CAPTCHA_VERIFY_URL,
  formsWithoutProof: values.FORMS_WITHOUT_PROOF,
});

/** Required settings of a provider with an account. */
export function captchaProblems({ provider, siteKey, secret }: CaptchaConfig): string[] {
  if (provider === 'altcha' || provider === 'none') return [];
  return [
    ...(siteKey ? [] : [`CAPTCHA_SITE_KEY: is needed for ${provider}`]),
    ...(secret ? [] : [`CAPTCHA_SECRET: is needed for ${provider}`]),
  ];
}

import { number, oneOf, type SettingValues, setting, text, textThat } from '@facade/server-kit/environment';

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
  CAPTCHA_PROVIDER: setting(
    "`altcha` (the site's own), `turnstile`, `hcaptcha`, `friendly`, or `none`: [proof of work](decisions/052-proof-of-work-and-a-register.md)",
    oneOf(PROVIDERS, 'altcha'),
  ),
  CAPTCHA_SITE_KEY: setting('public key of the account with that provider', text(null)),
  CAPTCHA_SECRET: setting('its secret key', text(null)),
  CAPTCHA_VERIFY_URL: setting(
    'where tokens are checked, for a region or a proxy',
    textThat((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'is not an address', null),
    "the provider's",
  ),
  FORMS_WITHOUT_PROOF: setting(
    'forms of one kind that the site accepts per hour without a proof; 0: every form needs one',
    number(0, 1_000_000, 3000),
  ),
};

export const captchaConfig = (values: SettingValues<typeof captchaSettings>): CaptchaConfig => ({
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

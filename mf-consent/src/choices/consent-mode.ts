import { type Choices, NOTHING } from './choices.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** How long tags wait for a pending answer, in milliseconds. */
export const WAIT_FOR_UPDATE = 500;

const granted = (value: boolean): string => (value ? 'granted' : 'denied');

/** Consent Mode v2: the vocabulary of the tags that an agency may use. */
const signal = (choices: Choices) => ({
  analytics_storage: granted(choices.analyticsStorage),
  ad_storage: granted(choices.adStorage),
  ad_user_data: granted(choices.adUserData),
  ad_personalization: granted(choices.adPersonalization),
});

/** Everything denied. The shell's head sets this on pages of an agency with ids; here if it did not. */
export function denyByDefault(): void {
  if (!window.dataLayer) tag('consent', 'default', { ...signal(NOTHING), wait_for_update: WAIT_FOR_UPDATE });
}

export function updateConsent(choices: Choices): void {
  if (window.dataLayer) tag('consent', 'update', signal(choices));
}

/** A command for the tags. They read the arguments object itself, so it must be one. */
export function tag(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: tags tell commands from other entries by this type
  window.dataLayer.push(arguments);
}

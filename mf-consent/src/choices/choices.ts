/** What a visitor may allow. Strictly necessary storage needs no permission. */
export interface Choices {
  analyticsStorage: boolean;
  adStorage: boolean;
  adUserData: boolean;
  adPersonalization: boolean;
}

export type Choice = keyof Choices;

/** In the order of the product specification: options 2 to 5, after the required one. */
export const CHOICES: readonly Choice[] = ['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'];

const every = (value: boolean): Choices => ({
  analyticsStorage: value,
  adStorage: value,
  adUserData: value,
  adPersonalization: value,
});

export const NOTHING: Choices = every(false);
export const EVERYTHING: Choices = every(true);

export const allowsAny = (choices: Choices): boolean => CHOICES.some((choice) => choices[choice]);

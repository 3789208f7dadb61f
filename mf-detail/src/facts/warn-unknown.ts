/** Logged in development: a fact of the api without a label is not shown. */
export function warnUnknown(key: string): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(`mf-detail: no label "facts.${key}" in the locale, so the fact is not shown`);
}

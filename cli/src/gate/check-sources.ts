import type { SectionContract } from '@facade/platform/contract';

/** Errors that the build found in the sources: type errors, and styles that reach beyond the section. */
export function checkSources({
  shared,
  typeErrors,
  globalStyles,
}: Pick<SectionContract, 'shared' | 'typeErrors' | 'globalStyles'>): string[] {
  const creator = shared['styled-components']?.names.createGlobalStyle;
  const styles = [...globalStyles, ...(creator ? [`${creator} uses createGlobalStyle`] : [])];
  return [
    ...typeErrors.map((error) => `type error in ${error}`),
    ...styles.map((style) => `${style}: it would style other sections, too; use styled components instead`),
  ];
}

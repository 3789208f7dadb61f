import type { SectionContract } from '@facade/platform/contract';

/** What the build found wrong in the sources: mistakes of type, and styles that reach beyond the section. */
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

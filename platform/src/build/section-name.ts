/** Whether a section may have this name: `mf-` and words of lower-case letters and digits, such as `mf-guide`. */
export const isSectionName = (name: string): boolean =>
  /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40;

/** Why it may not. */
export const notASectionName = (name: string): string =>
  `a section's name is mf-… in lower-case letters, such as mf-guide, not "${name}"`;

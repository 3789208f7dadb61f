/** Section and release of the first of their files in a stack or an address; undefined if there is none. */
export function sectionOf(text: string | undefined): { section: string; release: string } | undefined {
  const [, section, release = ''] = /\/_sections\/([^/]+)\/([^/]+)/.exec(text ?? '') ?? [];
  return section ? { section, release } : undefined;
}

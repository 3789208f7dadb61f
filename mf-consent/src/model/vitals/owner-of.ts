/** Who renders a part of the page, as its markup says. */
export interface Owner {
  section: string;
  release: string;
}

/** What no section renders is the shell's; the server knows its release. */
const SHELL: Owner = { section: 'shell', release: '' };

/** The section, and the release of it, that rendered a node: the innermost one around it. */
export function ownerOf(node: Node | null | undefined): Owner {
  const element = node instanceof Element ? node : node?.parentElement;
  const { section, release } = element?.closest<HTMLElement>('[data-section]')?.dataset ?? {};
  return section && release ? { section, release } : SHELL;
}

/** Who renders the page as a whole: what it waited for is theirs. */
export const ownerOfPage = (): Owner => {
  const page = document.querySelector('main [data-section]:not([data-expose^="fragment-"])');
  return ownerOf(page);
};

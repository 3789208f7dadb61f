/** The section that renders a part of the page, according to its markup. */
export interface Owner {
  section: string;
  release: string;
}

/** Everything else belongs to the shell, whose release the server knows. */
const SHELL: Owner = { section: 'shell', release: '' };

/** The section, and the release of it, that rendered a node: the innermost one around it. */
export function ownerOf(node: Node | null | undefined): Owner {
  const element = node instanceof Element ? node : node?.parentElement;
  const { section, release } = element?.closest<HTMLElement>('[data-section]')?.dataset ?? {};
  return section && release ? { section, release } : SHELL;
}

/** The section that renders the page as a whole, and so is responsible for its loading time. */
export const ownerOfPage = (): Owner => {
  const page = document.querySelector('main [data-section]:not([data-expose^="fragment-"])');
  return ownerOf(page);
};

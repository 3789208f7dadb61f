/** Shows what `layOutAhead` has laid out. */
export function showLaidOut(app: HTMLElement): void {
  for (const page of app.children) if (page instanceof HTMLElement) page.style.removeProperty('content-visibility');
}

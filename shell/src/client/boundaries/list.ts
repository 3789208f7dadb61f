import { createElement } from './create-element.ts';
import type { FoundBoundary } from './find-boundaries.ts';
import type { BoundariesTexts } from './texts.ts';

export interface ListActions {
  point(boundary: FoundBoundary | null): void;
  go(boundary: FoundBoundary): void;
}

/** Every boundary as a row, including invisible ones. Its name links to it. */
export function createList(texts: BoundariesTexts, { point, go }: ListActions) {
  const head = [texts.place, texts.release, texts.load, texts.server, texts.browser].map((text, column) =>
    createElement('th', { scope: 'col', textContent: text, className: column > 1 ? 'number' : '' }),
  );
  const body = createElement('tbody');
  const element = createElement('table', {}, createElement('thead', {}, createElement('tr', {}, ...head)), body);

  function row(boundary: FoundBoundary): HTMLElement {
    const { section, release, expose, load, server, browser } = boundary;
    const name = createElement('button', {
      type: 'button',
      textContent: `${section} ${expose}`,
      onclick: () => go(boundary),
      onfocus: () => point(boundary),
      onblur: () => point(null),
    });
    const files = load ? `${texts.files(load.files)}, ${(load.bytes / 1024).toFixed(1)} KB` : '';
    return createElement(
      'tr',
      { onpointerenter: () => point(boundary), onpointerleave: () => point(null) },
      createElement('td', {}, name),
      createElement('td', { textContent: release || '–' }),
      time(load?.milliseconds ?? null, files),
      time(server, ''),
      time(browser, ''),
    );
  }

  const time = (milliseconds: number | null, title: string) =>
    createElement('td', {
      className: 'number',
      title: milliseconds === null ? texts.unknown : title,
      textContent: milliseconds === null ? '–' : `${milliseconds.toFixed(1)} ms`,
    });

  return {
    element,
    /** Keeps the focus on its current row. */
    render(boundaries: readonly FoundBoundary[]): void {
      const names = () => [...body.querySelectorAll('button')];
      const focused = names().findIndex((name) => name.matches(':focus'));
      body.replaceChildren(...boundaries.map(row));
      names()[focused]?.focus();
    },
  };
}

import type { Language } from '@facade/shared-domain/model';
import type { RenderTiming } from '../../composition/composition-context.ts';
import { createElement } from './create-element.ts';
import { type FoundBoundary, findBoundaries } from './find-boundaries.ts';
import { createFrames } from './frames.ts';
import { createList } from './list.ts';
import { boundariesTexts } from './texts.ts';
import { VIEW_STYLE } from './view.style.ts';

export interface BoundariesOptions {
  language: Language;
  /** How long the server took to render the page on screen. Empty for a page rendered in the browser. */
  timings(): readonly RenderTiming[];
}

/**
 * Outlines every place that a section renders and lists them beside the page. Follows the page as it changes. Returns a
 * function that closes the view and restores the focus.
 */
export function openBoundaries({ language, timings }: BoundariesOptions, onClose: () => void): () => void {
  const texts = boundariesTexts[language];
  const before = document.activeElement;
  const host = document.createElement('div');
  host.id = 'facade-boundaries';
  host.lang = language;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(VIEW_STYLE);
  root.adoptedStyleSheets = [sheet];

  const frames = createFrames();
  const list = createList(texts, { point: frames.point, go: goTo });
  const title = createElement('h2', { id: 'title', textContent: texts.title });
  const closing = createElement('button', { type: 'button', textContent: texts.close, onclick: close });
  const panel = createElement('section', { className: 'panel', tabIndex: -1 });
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'title');
  panel.append(createElement('header', {}, title, closing), list.element);
  root.append(frames.element, panel);
  document.body.append(host);
  document.addEventListener('keydown', closeOnEscape);
  panel.focus();

  let shown = '';
  let turn = 0;
  follow();

  /** Runs every frame while the view is open, so that the outlines move with the page. */
  function follow(): void {
    const boundaries = findBoundaries(timings());
    frames.render(boundaries);
    const state = JSON.stringify(boundaries.map(({ element: _element, ...rest }) => rest));
    if (state !== shown) list.render(boundaries);
    shown = state;
    turn = requestAnimationFrame(follow);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
  }

  function close(): void {
    cancelAnimationFrame(turn);
    document.removeEventListener('keydown', closeOnEscape);
    const hadFocus = document.activeElement === host;
    host.remove();
    if (hadFocus && before instanceof HTMLElement) before.focus();
    onClose();
  }

  return close;
}

function goTo({ element }: FoundBoundary): void {
  element.scrollIntoView({ block: 'center' });
}

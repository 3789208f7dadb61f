import { type PageState, STATE_ELEMENT } from '../protocol/page-state.ts';

/**
 * The server's own element is the last of its kind: nothing of the page's content comes after it. The first may be injected markup,
 * which would then say which scripts to load.
 */
export function readPageState(): PageState {
  const element = [...document.querySelectorAll(`#${STATE_ELEMENT}`)].at(-1);
  return JSON.parse(element?.textContent ?? '{}');
}

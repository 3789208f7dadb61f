import { type PageState, STATE_ELEMENT } from '../protocol/page-state.ts';

/**
 * The server's element is the last of its kind: no content of the page follows it. An earlier one may be injected markup that
 * decides which scripts to load.
 */
export function readPageState(): PageState {
  const element = [...document.querySelectorAll(`#${STATE_ELEMENT}`)].at(-1);
  return JSON.parse(element?.textContent ?? '{}');
}

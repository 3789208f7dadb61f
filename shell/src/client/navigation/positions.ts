const KEY = 'facade-positions';
/** More pages than anybody goes back. */
const MOST = 100;

/** Where each entry of the tab's history was scrolled to, in pixels, by the entry's name: also of documents that are gone. */
export function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Keeps them for the next document of the tab. */
export function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST)));
  } catch {
    // Storage is disabled or full: Back leads to the top.
  }
}

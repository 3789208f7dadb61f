const KEY = 'facade.map';

/** How a visitor wants the map of lists, on this device; without a word the list follows it, beside it. */
export interface MapChoice {
  follow?: 'no' | undefined;
}

/** What was chosen on this device. Browser only. */
export function readMapChoice(): MapChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Remembers a choice on this device; without storage it lasts until the page is left. */
export function writeMapChoice(change: MapChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readMapChoice(), ...change }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Loads the code that only failures need. Rejects if it cannot be loaded; the next call retries. */
export const loadRepair = () => import(/* webpackChunkName: "repair" */ './repair.ts');

/** Loads the code that only a visitor faster than the page's script needs. */
export const loadEarly = () => import(/* webpackChunkName: "early" */ './early.ts');

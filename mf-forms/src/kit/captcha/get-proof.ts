/** Gives a proof that has not been used; `isRefused`: the api did not take the last one. */
export type GetProof = (isRefused?: boolean) => Promise<string>;

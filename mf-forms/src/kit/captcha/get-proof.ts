/** Returns an unused proof; `isRefused`: the api refused the last one. */
export type GetProof = (isRefused?: boolean) => Promise<string>;

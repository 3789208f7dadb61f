/**
 * Segments that let whoever has them see and change what is another's: a signed id of the api, the link of a subscription, and that of a
 * preview.
 */
const TOKEN = /(?<=\/)(?:[\w-]{65}|(?<=\/preview\/)[\w-]{43}|[a-z]{2}-[\da-f]{32}-[\da-z]+-[\da-f]{40})(?=\/|$)/gi;

/**
 * The path of an address as a log may keep it: without the query, which may hold what somebody searches for, and without tokens.
 * @example loggedPath('/fr/biens/?q=Ath') // '/fr/biens/'
 */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN, '…');

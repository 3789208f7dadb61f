/**
 * Segments that act as keys: anyone who has one can see and change another person's data. They are a signed id of the api, the
 * link of a subscription and the link of a preview.
 */
const TOKEN = /(?<=\/)(?:[\w-]{65}|(?<=\/preview\/)[\w-]{43}|[a-z]{2}-[\da-f]{32}-[\da-z]+-[\da-f]{40})(?=\/|$)/gi;

/**
 * The path of an address in a form that a log may keep: without the query, which may hold a visitor's search, and without
 * tokens.
 * @example loggedPath('/fr/biens/?q=Ath') // '/fr/biens/'
 */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(TOKEN, '…');

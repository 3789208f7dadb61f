/** Tokens signed by this site: overrides, staff links, passes; and their keys. */
export { entryAddress, OVERRIDE_PARAMETER, type Override, readOverride, signOverride } from './override.ts';
export { hasPass, signPass } from './pass.ts';
export { openToken, signToken } from './signed-token.ts';
export { keyFor, siteSecret } from './site-secret.ts';
export { readStaff, STAFF_PARAMETER, signStaff } from './staff.ts';

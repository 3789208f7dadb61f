/** What only this site can have signed: overrides, staff links, passes; and the keys for that. */
export { entryAddress, OVERRIDE_PARAMETER, type Override, readOverride, signOverride } from './override.ts';
export { hasPass, signPass } from './pass.ts';
export { openToken, signToken } from './signed-token.ts';
export { keyFor, siteSecret } from './site-secret.ts';
export { readStaff, STAFF_PARAMETER, signStaff } from './staff.ts';

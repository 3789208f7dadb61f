/** Loads the library of passkeys with its 300 modules on first use: an api starts without it. */
export const webAuthn = () => import('@simplewebauthn/server');

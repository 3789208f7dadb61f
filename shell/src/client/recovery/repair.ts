/** What only a failure needs: a chunk of its own, because hardly any visit has one. */
export { findRelease, renewFiles } from './find-release.ts';
export { createRecovery } from './recovery.ts';

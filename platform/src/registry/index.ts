/** The release registry: which version of each section is live, and where its files are. */
export type { ReleaseDescriptor } from '../build/release-descriptor.ts';
export { integrityOf } from '../build/release-descriptor.ts';
export { CONTRACT } from '../contract/contract.ts';
export { haltCanary } from './canary.ts';
export * from './document.ts';
export type { LocalReleases } from './local-releases.ts';
export { publishRelease } from './publish.ts';
export type { Registry } from './registry.ts';
export { RELEASES_URL } from './release-files.ts';
export { revertLive } from './rollback.ts';
export { openStore, type Store } from './store.ts';

/** The release registry: which version of each section is live, where its files are, and what teams do with them. */
export type { ReleaseDescriptor } from '../build/release-descriptor.ts';
export { integrityOf } from '../build/release-descriptor.ts';
export { CONTRACT } from '../contract/contract.ts';
export { readBuild } from '../releases/build-folder.ts';
export { endCanary, haltCanary, promoteCanary, rampCanary } from '../releases/canary.ts';
export type { LocalReleases } from '../releases/local-releases.ts';
export { type Promotion, promoteRelease, readKept } from '../releases/promote.ts';
export { type Publication, publishRelease, restoreRelease } from '../releases/publish.ts';
export { alreadyPublished, RELEASES_URL, releaseKey } from '../releases/release-files.ts';
export { removeChannel, retireSection } from '../releases/retire.ts';
export { revertLive, rollBack } from '../releases/rollback.ts';
export { assertNotWithdrawn } from '../releases/withdrawal.ts';
export { openStore, type Store } from '../store/store.ts';
export { actor } from './actor.ts';
export * from './document/document.ts';
export { historyOf, lastChangeOf } from './history.ts';
export type { Registry } from './registry.ts';
export { statusOf } from './status.ts';

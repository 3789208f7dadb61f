/** The release registry: which version of each section is live, and where its files are. */
export type { ReleaseDescriptor } from '../build/release-descriptor.ts';
export { integrityOf } from '../build/release-descriptor.ts';
export * from './document.ts';
export { FolderRegistry } from './folder-registry.ts';
export { isPublished, publishRelease, RELEASES_URL, type Store } from './publish.ts';

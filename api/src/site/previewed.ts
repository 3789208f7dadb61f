import { AsyncLocalStorage } from 'node:async_hooks';
import type { Snapshot } from './snapshot.ts';

const snapshots = new AsyncLocalStorage<Snapshot>();

/** The snapshot for the current request, if it belongs to a preview. */
export const previewedSnapshot = (): Snapshot | undefined => snapshots.getStore();

/** Runs `work` and everything it starts with the snapshot of a preview, so that endpoints need not know about previews. */
export const withPreviewed = (snapshot: Snapshot, work: () => void): void => snapshots.run(snapshot, work);

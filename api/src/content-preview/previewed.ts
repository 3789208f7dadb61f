import { AsyncLocalStorage } from 'node:async_hooks';
import type { Snapshot } from '../snapshot.ts';

const snapshots = new AsyncLocalStorage<Snapshot>();

/** The snapshot that the present request is answered from, where it belongs to a preview. */
export const previewedSnapshot = (): Snapshot | undefined => snapshots.getStore();

/** Runs `work` and all that follows of it with the snapshot of a preview: no endpoint need know that there are previews. */
export const withPreviewed = (snapshot: Snapshot, work: () => void): void => snapshots.run(snapshot, work);

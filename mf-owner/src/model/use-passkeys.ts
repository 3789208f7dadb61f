import { useSyncExternalStore } from 'react';
import { hasPasskeys } from '../api-client/passkeys.ts';

const unchanging = () => () => {};

/** Whether this browser can have passkeys; the server cannot know. */
export const usePasskeys = (): boolean => useSyncExternalStore(unchanging, hasPasskeys, () => false);

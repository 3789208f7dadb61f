import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './passkeys-api.ts';

const unchanging = () => () => {};

/** Whether this browser can have passkeys; the server cannot know. */
export const usePasskeys = (): boolean => useSyncExternalStore(unchanging, hasPasskeys, () => false);

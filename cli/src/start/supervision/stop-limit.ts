import { API_LIMITS } from '@facade/server-kit/api-limits';

/** Margin, so that a server within its limits is not killed, even on a busy machine. In milliseconds. */
const SLACK = 5000;

/** Milliseconds that a server may take to stop: it drains, the api then closes its files; after that it is killed. */
export const stopLimit = (drainSeconds: number): number => drainSeconds * 1000 + API_LIMITS.close + SLACK;

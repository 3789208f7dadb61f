import { number, port, text } from './environment.ts';

/** Settings that api, shell and the command line share, with the same validation. */
export const SHARED_SETTINGS = {
  /** Where the shell listens. */
  HOST: text('0.0.0.0'),
  PORT: port(8080),
  FACADE_API_PORT: port(0),
  /** How long a stop may take before open connections are closed, in seconds. */
  FACADE_DRAIN_SECONDS: number(0, 600, 20),
};

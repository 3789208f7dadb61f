/** Path of the service worker: at the root, so that it can answer for every page. */
export const SERVICE_WORKER = '/service-worker.js';

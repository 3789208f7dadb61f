/** Where the service worker is: at the root, so that it may answer for every page. */
export const SERVICE_WORKER = '/service-worker.js';

import type { IncomingMessage } from 'node:http';

/** The only address of the api that accepts files. */
const API_UPLOADS = '/api/uploads';

/** Whether a request contains files: for the api, or in a form that is posted to its page without JavaScript. */
export function isUpload({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' || !headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return false;
  const [path = ''] = url.split('?');
  return path === API_UPLOADS || !/^\/(api|_)/.test(path);
}

import { existsSync } from 'node:fs';
import { dataFolder } from './data-folder.ts';
import { isSample, sampleContent } from './sample-site.ts';

/** Settings of programs of the api: this site's data, and what `start` gives the api of the sample agency, once it has run. */
export function apiSettings(): NodeJS.ProcessEnv {
  const content = sampleContent(dataFolder());
  return { FACADE_DATA: dataFolder(), ...(isSample() && existsSync(content) ? { FACADE_CONTENT: content } : {}) };
}

import { pathToFileURL } from 'node:url';
import { configIn, sectionAround } from '@facade/platform/contract';
import { CommandError } from '../commands/command.ts';
import { isSite } from '../commands/settings.ts';

/** What a section with its own project says in its `facade.config.ts` or `.mjs`. Its name is in its `src/remote.tsx`. */
export interface SectionConfig {
  /** Address of the site that it is for, such as `https://www.example.be`. `FACADE_SITE` takes its place. */
  site: string;
}

/**
 * Types the configuration of a section.
 * @example export default defineSection({ site: 'https://www.example.be' });
 */
export const defineSection = (config: SectionConfig): SectionConfig => config;

/** The configuration nearest to a folder, from there upwards. Throws a one-line error if there is none, or it names no site. */
export async function readConfig(folder: string): Promise<SectionConfig> {
  const file = configIn(sectionAround(folder) ?? folder);
  if (!file) throw new CommandError('there is no facade.config.ts or facade.config.mjs here, nor in any folder above');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: Partial<SectionConfig> };
  const site = config?.site;
  if (typeof site === 'string' && isSite(site)) return { site };
  throw new CommandError(`${file} names no site: export default { site: 'https://www.example.be' }`);
}

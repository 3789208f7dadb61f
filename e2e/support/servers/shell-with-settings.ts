import { folderOf, type SiteUnderTest } from '../site.ts';
import { apiWithSettings } from './api-with-settings.ts';
import { startShell } from './second-shell.ts';

/** A shell of the same releases and homes, of an agency with these settings. */
export async function shellWithSettings(
  site: SiteUnderTest,
  settings: Record<string, unknown>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const api = await apiWithSettings(site.url, settings);
  const shell = await startShell({ data: folderOf(site.data), apiUrl: api.url });
  return {
    url: shell.url,
    async stop() {
      await shell.stop();
      await api.stop();
    },
  };
}

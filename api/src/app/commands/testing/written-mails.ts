import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The mails that a site with this data folder has written, oldest first, once there are at least that many. */
export async function writtenMails(dataFolder: string, count: number): Promise<string[]> {
  const place = join(dataFolder, 'mail');
  const end = performance.now() + 20_000;
  for (;;) {
    const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.eml')) : [];
    const all = names.sort().map((name) =>
      readFileSync(join(place, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
    if (all.length >= count || performance.now() > end) return all;
    await delay(100);
  }
}

/** The token of the link in a mail. */
export const tokenOf = (mail = ''): string => /token=([\w-]{43})/.exec(mail)?.[1] ?? '';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installScanner, scan } from '../observatory/scanner.ts';
import { startTlsFront } from '../observatory/tls-front.ts';
import type { Figure } from '../report/figure.ts';
import type { Part } from './part.ts';

/** Points of the HTTP Observatory for headers and markup. Needs openssl and the npm registry. */
export const observatory: Part = {
  title: 'observatory: points of the HTTP Observatory behind TLS',
  async measure({ sites, say }) {
    const site = await sites.composed();
    const folder = await mkdtemp(join(tmpdir(), 'facade-observatory-'));
    const front = await startTlsFront(site.origin, folder);
    // The Observatory scans the root: an address without a path.
    const pages = { root: '/', ...sites.paths, form: '/nl/contact/', login: '/nl/login/' };
    const points = async (installed: string, name: string, preloaded: boolean, atLeast: number): Promise<Figure[]> => {
      const scanned = await scan(installed, front, Object.values(pages), preloaded);
      return Object.keys(pages).map((page, index) => ({
        name,
        page,
        unit: 'points',
        value: scanned[index]?.points ?? 0,
        // Five points depend on a cookie: the root sets one, the other pages do not.
        targets: [{ of: 'value', atLeast: page === 'root' ? atLeast + 5 : atLeast }],
      }));
    };
    try {
      say('installing the scanner');
      const installed = await installScanner(folder);
      return [
        ...(await points(installed, 'as it is served', false, 135)),
        ...(await points(installed, "with the domain on browsers' preload list", true, 140)),
      ];
    } finally {
      front.close();
      await rm(folder, { recursive: true });
    }
  },
};

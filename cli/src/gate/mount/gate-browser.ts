import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** No name has an address, and there is no other way out than a proxy that has none either. */
const ALONE = ['--host-resolver-rules=MAP * ~NOTFOUND', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];
const NOWHERE = { server: 'http://nowhere.invalid', bypass: '<-loopback>' };

/** For all parts of a candidate, in milliseconds. */
const LIMIT = 20_000;

/** Until it has started, in milliseconds. */
const START = 10_000;

interface Launched {
  browser: Browser;
  /** Ends it, and removes its folder. */
  end(): Promise<void>;
}

/** A Chromium with a profile and a folder of its own for temporary files. It starts with the first candidate and stays for the next ones. */
export class GateBrowser {
  /** How long it may mount parts of a candidate, in milliseconds. What has not begun by then stays unmounted. */
  readonly within: number;
  readonly #file: string | null;
  #started: Promise<Launched> | undefined;

  /** @param file its program; null if there is none */
  constructor(file: string | null = findChromium(), within = LIMIT) {
    this.#file = file;
    this.within = within;
  }

  /** Rejects with a reason for whoever publishes, if there is no browser here or it does not start. */
  async start(): Promise<Browser> {
    this.#started ??= launch(this.#file);
    const { browser, end } = await this.#started;
    if (browser.isConnected()) return browser;
    this.#started = end().then(() => launch(this.#file));
    return (await this.#started).browser;
  }

  /** Ends it with all that it has written. */
  async end(): Promise<void> {
    await this.#started?.then(({ end }) => end()).catch(() => {});
  }
}

async function launch(file: string | null): Promise<Launched> {
  if (!file) throw new Error('there is no Chromium on this machine (FACADE_CHROMIUM names one)');
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Error('the package playwright-core is not installed');
  });
  // What ends while it makes a file of shared memory leaves it.
  const folder = await mkdtemp(join(tmpdir(), 'facade-browser-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  const options = {
    executablePath: file,
    args: ALONE,
    proxy: NOWHERE,
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    env: { PATH: process.env.PATH ?? '', TMPDIR: folder, HOME: folder },
    timeout: START,
  };
  try {
    const browser = await chromium.launch(options);
    return { browser, end: () => browser.close().finally(remove) };
  } catch (error) {
    await remove();
    throw new Error(`${file} does not start: ${reasonIn(error as Error)}`, { cause: error });
  }
}

/** Playwright's message goes on with everything the program has written. */
const reasonIn = ({ message }: Error): string => (message.split('\n')[0] ?? '').replace(/^browserType\.launch: /, '');

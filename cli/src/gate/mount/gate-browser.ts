import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** No name has an address, and there is no other way out than a proxy that has none either. */
const ALONE = ['--host-resolver-rules=MAP * ~NOTFOUND', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];
const NOWHERE = { server: 'http://nowhere.invalid', bypass: '<-loopback>' };

/** For all parts of a candidate, in milliseconds. */
const LIMIT = 20_000;

/** Until it has started, in milliseconds. */
const START = 10_000;

/**
 * A Chromium with a profile of its own in the folder for temporary files. It starts with the first candidate and stays for the next ones.
 */
export class GateBrowser {
  /** How long it may mount parts of a candidate, in milliseconds. What has not begun by then stays unmounted. */
  readonly within: number;
  readonly #file: string | null;
  #started: Promise<Browser> | undefined;

  /** @param file its program; null if there is none */
  constructor(file: string | null = findChromium(), within = LIMIT) {
    this.#file = file;
    this.within = within;
  }

  /** Rejects with a reason for whoever publishes, if there is no browser here or it does not start. */
  async start(): Promise<Browser> {
    this.#started ??= launch(this.#file);
    const browser = await this.#started;
    if (browser.isConnected()) return browser;
    this.#started = launch(this.#file);
    return this.#started;
  }

  /** Ends it with all that it has written. */
  async end(): Promise<void> {
    await this.#started?.then((browser) => browser.close()).catch(() => {});
  }
}

async function launch(file: string | null): Promise<Browser> {
  if (!file) throw new Error('there is no Chromium on this machine (FACADE_CHROMIUM names one)');
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Error('the package playwright-core is not installed');
  });
  const { PATH = '', TMPDIR } = process.env;
  const options = {
    executablePath: file,
    args: ALONE,
    proxy: NOWHERE,
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    env: { PATH, ...(TMPDIR && { TMPDIR, HOME: TMPDIR }) },
    timeout: START,
  };
  return chromium.launch(options).catch((error: Error) => {
    throw new Error(`${file} does not start: ${reasonIn(error)}`);
  });
}

/** Playwright's message goes on with everything the program has written. */
const reasonIn = ({ message }: Error): string => (message.split('\n')[0] ?? '').replace(/^browserType\.launch: /, '');

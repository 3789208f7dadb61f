import type { BrowserContextOptions, CDPSession } from 'playwright';

/** A common phone: its window and its resolution. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const LATENCY = 562;
const BITS_PER_SECOND = 1.47 * 1024 * 1024;
const CPU_SLOWDOWN = 4;

/** Slow 4G (562 ms a request, 1.47 Mbit/s) and a processor four times slower than this machine's. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await slowProcessor(session);
}

/** The processor alone. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

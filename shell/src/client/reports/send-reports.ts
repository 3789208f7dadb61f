import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import { MAX_REASON, MAX_REPORTS, REPORT_URL, type Report } from '../../protocol/report.ts';

/** Failures rarely come alone: those within this many milliseconds are sent together. */
const WAIT = 1000;

const sent = new Set<string>();
let waiting: Report[] = [];
let leaving = false;

/**
 * Reports each failure of this document to the server once. Failures caused by leaving the page or being offline are ignored.
 */
export function send({ section, release, expose, cause, reason }: SectionFailure): void {
  const key = [section, release, expose, cause].join(' ');
  if (leaving || !navigator.onLine || sent.has(key) || sent.size === MAX_REPORTS) return;
  sent.add(key);
  waiting.push({ section, release, expose, timedOut: cause === 'timeout', reason: reason.slice(0, MAX_REASON) });
  if (waiting.length === 1) setTimeout(flush, WAIT);
}

function flush(): void {
  if (waiting.length === 0) return;
  const body = JSON.stringify({ failures: waiting });
  const headers = { 'content-type': 'application/json' };
  void fetch(REPORT_URL, { method: 'POST', keepalive: true, headers, body }).catch(() => {});
  waiting = [];
}

addEventListener('pagehide', () => {
  flush();
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});

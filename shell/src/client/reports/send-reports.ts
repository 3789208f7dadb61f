import { MAX_REASON, MAX_REPORTS, REPORT_URL, type Report } from '../../protocol/report.ts';
import { framesIn } from './frames-in.ts';

/** Failures rarely come alone: those within this many milliseconds are sent together. */
const WAIT = 1000;

const sent = new Set<string>();
let waiting: Report[] = [];
let leaving = false;

/**
 * Sends each report of this document to the server once. Failures caused by leaving the page or being offline are ignored.
 */
export function send({ reason, ...what }: Report, error?: unknown): void {
  const frames = framesIn(String((error as Error | undefined | null)?.stack), what.section, what.release);
  const report = { ...what, ...(frames.length > 0 && { frames }) };
  const key = Object.values(report).join(' ');
  if (leaving || !navigator.onLine || sent.has(key) || sent.size === MAX_REPORTS) return;
  sent.add(key);
  waiting.push({ ...report, reason: reason.slice(0, MAX_REASON) });
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

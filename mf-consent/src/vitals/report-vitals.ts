import { browserApi } from '@facade/section-kit';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Vital, vitalOf } from './vital-of.ts';

let started = false;
let allowed = false;
let waiting: Vital[] = [];
/** By the library's id of a measurement: later updates, after the visitor left the tab, are ignored. */
const sent = new Set<string>();

/**
 * Measures how fast the pages of this document were, from now on and as far as the browser remembers before; sends the results
 * when the visitor leaves or hides the page. After withdrawal, unsent results are dropped.
 */
export function reportVitals(mayReport: boolean): void {
  allowed = mayReport;
  if (!allowed) waiting = [];
  if (!allowed || started) return;
  started = true;
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take);
  // After the library's own listeners, which report final values only now.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}

function take(metric: MetricType): void {
  if (!allowed || sent.has(metric.id)) return;
  sent.add(metric.id);
  waiting.push(vitalOf(metric));
}

function send(): void {
  const vitals = waiting;
  waiting = [];
  if (vitals.length > 0) sendVitals(vitals);
}

/** Sends measurements as the visitor leaves; nothing waits for it, and a failure is not shown. */
function sendVitals(vitals: readonly Vital[]): void {
  browserApi.post('/vitals', { vitals }, { keepalive: true }).catch(() => undefined);
}

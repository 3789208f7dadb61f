import { GOAL_URL, type GoalReport } from '../../protocol/goal-report.ts';
import { isSeen } from '../is-seen.ts';

/** Forms that the visitor began to fill in on the page that is shown. */
const begun = new Set<string>();

/** From now on, reports each form of a page that a visitor begins to fill in: only a browser knows. */
export function reportBegun(): void {
  addEventListener('focusin', ({ target }) => reportForm(target));
  reportForm(document.activeElement);
}

/** Reports a page that was rendered here, so that the server did not see it. */
export function reportShown(): void {
  begun.clear();
  send({});
}

function reportForm(target: EventTarget | null): void {
  const name = target instanceof HTMLElement ? nameOf(target.closest('form')) : '';
  if (!name || begun.has(name)) return;
  begun.add(name);
  send({ begun: name });
}

function send(more: Pick<GoalReport, 'begun'>): void {
  const places = seen<HTMLElement>('[data-section]').map(({ dataset }) => dataset);
  const page = places.find(({ expose }) => expose?.startsWith('page-'))?.expose?.slice('page-'.length) ?? '';
  const releases = Object.fromEntries(places.map(({ section = '', release = '' }) => [section, release]));
  const forms = [...new Set(seen<HTMLFormElement>('form').map(nameOf))].filter(Boolean);
  const body = JSON.stringify({ page, releases, forms, ...more } satisfies GoalReport);
  const headers = { 'content-type': 'application/json' };
  void fetch(GOAL_URL, { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}

const seen = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)].filter(isSeen);

/** The name under which a form is posted; empty for one that is not a form of the site. */
function nameOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('form');
  return field instanceof HTMLInputElement && field.type === 'hidden' ? field.value : '';
}

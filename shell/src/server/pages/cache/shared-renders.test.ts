import { until } from '@facade/server-kit/until';
import { Admission } from '../admission/admission.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { SharedRenders } from './shared-renders.ts';

let admission: Admission;
let renders: SharedRenders;
let free: () => void;
let rendered: string[];

beforeEach(async () => {
  admission = new Admission({ maxConcurrent: 1, longestWait: 60_000 });
  renders = new SharedRenders(admission);
  rendered = [];
  const gate = new Promise<void>((done) => {
    free = done;
  });
  let isBusy = false;
  void admission.admit(() => {
    isBusy = true;
    return gate;
  });
  await until(() => isBusy);
});
afterEach(() => admission.stop());

const page = {} as RenderedPage;
const join = (name: string, client?: AbortController) =>
  renders.join('/nl/', client?.signal, async () => {
    rendered.push(name);
    return page;
  });

test('renders a page once while at least one client waits for it', async () => {
  const [left, stayed] = [new AbortController(), new AbortController()];
  const all = [join('first', left), join('second', stayed)];
  left.abort();
  free();
  expect(await Promise.all(all)).toEqual([page, page]);
  expect(rendered).toEqual(['first']);
});

test('does not render an abandoned page; a later request gets it', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const gone = [join('first', first), join('second', second)];
  for (const client of [first, second]) client.abort(new Error('gone'));
  const later = join('later', new AbortController());
  for (const one of gone) await expect(one).rejects.toThrow('gone');
  await expect(join('never', first)).rejects.toThrow('gone');
  free();
  expect(await later).toBe(page);
  expect(rendered).toEqual(['later']);
});

test('renders a page for later visitors whoever disconnects', async () => {
  const client = new AbortController();
  const all = [join('behind a stale one'), join('asked for', client)];
  client.abort();
  free();
  await Promise.all(all);
  expect(rendered).toEqual(['behind a stale one']);
});

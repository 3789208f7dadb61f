import { retryChunks } from '@facade/platform/federation/chunk-retries';
import { followPresses } from './early/follow-presses.ts';
import { readPageState } from './page-state.ts';
import { takeFailedDocument } from './recovery/reopen.ts';
import { untilLoaded } from './recovery/until-loaded.ts';

/** The bundler's run time, and the folder of the chunks. */
declare const __webpack_require__: Parameters<typeof retryChunks>[0];
declare const __webpack_public_path__: string;

/**
 * The browser's entry. Evaluates the libraries one after another and yields to the browser in between: evaluated in one go,
 * they would block a slow phone for longer than a tap may wait.
 */
async function boot(): Promise<void> {
  retryChunks(__webpack_require__, __webpack_public_path__);
  const state = readPageState();
  const application = untilLoaded(() => import(/* webpackChunkName: "shell" */ './libraries.ts'));
  await untilLoaded(() => import(/* webpackChunkName: "react" */ 'react-dom/client'));
  await yieldToBrowser();
  await application;
  await yieldToBrowser();
  const { federatedSections, persistentSections } = await import(
    /* webpackChunkName: "shell" */ './federated-sections.ts'
  );
  await yieldToBrowser();
  const timed = federatedSections(state.pins);
  const { start } = await import(/* webpackChunkName: "shell" */ './start.tsx');
  const { loadCodeOf } = await import(/* webpackChunkName: "shell" */ './code-of-page.ts');
  await untilLoaded(() => loadCodeOf(state.page));
  await yieldToBrowser();
  const preview = state.base
    ? await untilLoaded(() => import(/* webpackChunkName: "preview" */ './preview/keep-links.ts'))
    : null;
  preview?.keepLinks();
  start(state, { timed, persistent: persistentSections(timed) }, preview?.belowPreview);
  followPresses();
  if (!state.staff) return;
  const { offerBoundaries } = await untilLoaded(() => import(/* webpackChunkName: "staff" */ './boundaries/staff.ts'));
  offerBoundaries(state);
}

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

if (!takeFailedDocument()) void boot();

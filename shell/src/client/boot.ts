import { readPageState } from './page-state.ts';

/**
 * The browser's entry. Evaluates the libraries one after another and yields to the browser in between: evaluated in one go,
 * they would block a slow phone for longer than a tap may wait.
 */
async function boot(): Promise<void> {
  const state = readPageState();
  const application = import(/* webpackChunkName: "shell" */ './libraries.ts');
  await import(/* webpackChunkName: "react" */ 'react-dom/client');
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
  await loadCodeOf(state.page);
  await yieldToBrowser();
  const preview = state.base ? await import(/* webpackChunkName: "preview" */ './preview/keep-links.ts') : null;
  preview?.keepLinks();
  start(state, { timed, persistent: persistentSections(timed) }, preview?.belowPreview);
  if (!state.staff) return;
  const { offerBoundaries } = await import(/* webpackChunkName: "staff" */ './boundaries/staff.ts');
  offerBoundaries(state);
}

const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

void boot();

import { type PageState, STATE_ELEMENT } from '@facade/shell/protocol/page-state';

/** `shell/src/client/boot.ts` with sections from the same bundle instead of federated ones; otherwise the same steps. */
async function boot(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}');
  const application = import(/* webpackChunkName: "shell" */ '@facade/shell/client/libraries');
  await import(/* webpackChunkName: "react" */ 'react-dom/client');
  await breath();
  await application;
  await breath();
  const { bundledSections } = await import(/* webpackChunkName: "shell" */ './bundled-sections.ts');
  await breath();
  const sections = bundledSections();
  const { start } = await import(/* webpackChunkName: "shell" */ '@facade/shell/client/start');
  await breath();
  start(state, { timed: sections, persistent: sections });
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

void boot();

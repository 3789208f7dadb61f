import { answerApi, ExampleView } from '@facade/section-kit/testing';
import { toExample } from '@facade/shared-ui/examples';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readChoice } from './choice.ts';
import { ExampleBoundary } from './example-boundary.tsx';
import { holdFocus, stayHere } from './hold-page.ts';
import { markState } from './mark-state.ts';
import { separateStorage } from './own-storage.ts';
import { findPart, loadExamples, loadTexts } from './parts.ts';

/** Shows the state that the URL names. */
async function showExample(root: HTMLElement): Promise<void> {
  const search = new URLSearchParams(location.search);
  const choice = readChoice(search);
  const part = findPart(choice.part);
  if (!part) throw new Error(`there is no part ${choice.part}`);
  const state = search.get('state') ?? '';
  const [examples, texts] = await Promise.all([loadExamples(part), loadTexts(part, choice.language)]);
  const found = examples[state];
  if (!found) throw new Error(`${part.id} has no state "${state}"`);
  const example = toExample(found);
  document.documentElement.lang = choice.language;
  document.title = `${part.title}: ${state}`;
  document.body.toggleAttribute('data-bleed', example.bleed ?? false);
  answerApi(example.api);
  flushSync(() =>
    createRoot(root).render(
      <ExampleBoundary>
        <ExampleView example={example} section={part.packageName} language={choice.language} texts={texts} />
      </ExampleBoundary>,
    ),
  );
  await example.play?.(root);
  if (example.hover) markState(root, 'hover', example.hover);
  if (example.focus) markState(root, 'focus', example.focus);
  root.dataset.ready = '';
}

const root = document.getElementById('root');
if (root) {
  separateStorage();
  holdFocus();
  stayHere();
  showExample(root).catch((error: Error) => {
    root.className = 'example-error';
    root.textContent = error.message;
  });
}

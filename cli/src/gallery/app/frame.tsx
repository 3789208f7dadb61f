import { ExampleView } from '@facade/section-kit/testing';
import { toExample } from '@facade/shared-ui/examples';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { answerApi } from './answer-api.ts';
import { readChoice } from './choice.ts';
import { markState } from './mark-state.ts';
import { findPart, loadExamples, loadTexts } from './parts.ts';

/** Shows the error of an example that could not be rendered. */
class ExampleBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <p className="example-error">{message}</p>;
  }
}

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

/**
 * Until a user interacts with this frame, its components cannot take the focus: an error summary would, and the gallery would
 * scroll to the last such frame.
 */
function holdFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const release = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, release, { capture: true, once: true });
}

/** Links and forms of an example are disabled: there is no site behind them. Anchors within the example work. */
function stayHere(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
}

/** Gives this frame its own temporary storage: frames do not share what an example stores. */
function separateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { toExample } from '@facade/shared-ui/examples';
import { jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { ExampleView } from './example-view.tsx';
import type { Example, Examples } from './examples.ts';
import { startApi } from './start-api.ts';

const off = { enabled: false };
/** Rules that need a whole page, layout, or painting. */
const RULES = { region: off, 'color-contrast': off, 'label-content-name-mismatch': off };

/**
 * Tests every example below a package's `src`: it renders in each language without console messages, and axe finds no
 * violations.
 */
export function testExamples(source: string): void {
  const section = basename(dirname(source));
  const api = startApi();
  beforeAll(completeDocument);
  afterEach(() => jest.restoreAllMocks());

  describe.each(examplesBelow(source))('%s', (_, examples) => {
    test.each(Object.entries(examples))('%s', async (_state, state) => {
      const example = toExample(state);
      api.answerOnly(example.api);
      const messages = collectMessages();
      for (const language of LANGUAGES) {
        const show = await showExample(example, section, language, textsIn(source, language));
        // The markup is the same in each language.
        if (language === LANGUAGES[0]) expect(await violationsIn(show.around)).toEqual([]);
        show.end();
      }
      expect(messages).toEqual([]);
    });
  });
}

/** File name without extension → its examples. */
function examplesBelow(source: string): [string, Examples][] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.examples.tsx'),
  );
  return files
    .sort()
    .map((file) => [
      file.replace('.examples.tsx', ''),
      jest.requireActual<{ examples: Examples }>(join(source, file)).examples,
    ]);
}

function textsIn(source: string, language: Language): object {
  const file = join(source, 'locales', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function showExample(example: Example, section: string, language: Language, texts: object) {
  const view = <ExampleView example={example} section={section} language={language} texts={texts} />;
  const { container: around } = await act(async () => render(view));
  await act(async () => example.play?.(around));
  // Code that is loaded on demand, answers of the api.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    around,
    end: () => {
      cleanup();
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}

/** Console messages of React, i18next or a component. */
function collectMessages(): string[] {
  const messages: string[] = [];
  for (const kind of ['error', 'warn'] as const) {
    jest.spyOn(console, kind).mockImplementation((...parts) => void messages.push(parts.join(' ')));
  }
  return messages;
}

async function violationsIn(around: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(around, { rules: RULES });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Stubs for features that jsdom lacks. It has no layout, so nothing comes into view and no dialog opens. */
function completeDocument(): void {
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  Element.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
}

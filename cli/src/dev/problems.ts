import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';

/** What is wrong with the source of a section: what the bundler refuses, and type errors. Open pages get it as events. */
export class Problems {
  #lines: Record<'build' | 'types', readonly string[]> = { build: [], types: [] };
  readonly #pages = new Set<ServerResponse>();

  found(kind: 'build' | 'types', lines: readonly string[]): void {
    const before = this.#event();
    this.#lines = { ...this.#lines, [kind]: lines.map(stripVTControlCharacters) };
    if (this.#event() !== before) for (const page of this.#pages) page.write(this.#event());
  }

  /** Sends a page what there is, and each change of it. */
  follow(page: ServerResponse): void {
    // The development server would compress, and so hold back, what may be transformed.
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
    page.write(this.#event());
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
  }

  #event(): string {
    return `data: ${JSON.stringify([...this.#lines.build, ...this.#lines.types])}\n\n`;
  }
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PolicySources } from './policy-sources.ts';

/** What a browser makes of a style element that is filled by script rule by rule, as styled-components does. */
const EMPTY = hashOf('');

/**
 * The policies of the script that starts the page, of `section-kit/src/trusted-types.ts`, of `client/offline/offline.ts`, and of the forms,
 * for the worker that the api serves them.
 */
const TRUSTED_TYPES = ['facade-loader', 'facade-html', 'facade-tags', 'facade-worker', 'facade-solver', 'default'];

const NO_SOURCES: PolicySources = { pictures: [], frames: [], media: [], connections: [] };

export interface PolicyOptions {
  /** Origins that sections of this page come from, besides the site's own. */
  sectionOrigins: readonly string[];
  /** Further origins out of the agency's settings. */
  sources?: PolicySources;
  /** Style attributes stand in the markup: only where one develops, for React compares them with its own there. */
  styleAttributes?: boolean;
}

/**
 * The Content-Security-Policy of one document: only what the server wrote runs or styles, and what that loads. Inline parts go
 * through here on their way into the document; each is allowed by its hash, so that a page may be kept and sent to many.
 */
export class ContentPolicy {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>([EMPTY]);

  /** A script element; `attributes` as they stand in the tag. */
  script(text: string, attributes = ''): string {
    this.#scripts.add(known(text));
    return `<script${attributes}>${text}</script>`;
  }

  /** A style element. */
  style(text: string, attributes = ''): string {
    this.#styles.add(known(text));
    return `<style${attributes}>${text}</style>`;
  }

  /** Value of the header. */
  header({ sectionOrigins, sources = NO_SOURCES, styleAttributes }: PolicyOptions): string {
    const sockets = sectionOrigins.map((origin) => origin.replace(/^http/, 'ws'));
    const { pictures, frames, media, connections } = sources;
    return [
      "default-src 'none'",
      // Scripts of sections are loaded by these, wherever they come from; the import map says what each must contain.
      `script-src ${[...this.#scripts, "'strict-dynamic'"].join(' ')}`,
      `style-src 'self' ${[...this.#styles].join(' ')}`,
      ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
      `media-src ${["'self'", ...media].join(' ')}`,
      `connect-src ${["'self'", ...sectionOrigins, ...sockets, ...connections].join(' ')}`,
      // The map stands in a frame of the site's own.
      `frame-src ${["'self'", ...frames].join(' ')}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES.join(' ')}`,
    ].join('; ');
  }
}

/** Most inline parts are the same strings for page after page: the hashes of those used last are kept. */
const hashes = new LRUCache<string, string>({ max: 500, memoMethod: hashOf });
const known = (text: string): string => hashes.memo(text);

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

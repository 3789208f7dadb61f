import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PolicySources } from './policy-sources.ts';

/** A style element that script fills rule by rule, as styled-components does, is empty to the browser. */
const EMPTY = hashOf('');

/**
 * The Trusted Types policies of the page's start script, of `section-kit/src/trusted-types.ts`, of `client/offline/offline.ts`,
 * and of the forms for the worker that the api serves them.
 */
const TRUSTED_TYPES = ['facade-loader', 'facade-html', 'facade-tags', 'facade-worker', 'facade-solver', 'default'];

const NO_SOURCES: PolicySources = { pictures: [], frames: [], media: [], connections: [] };

export interface PolicyOptions {
  /** Origins of this page's sections besides the site's own. */
  sectionOrigins: readonly string[];
  /** Further origins from the agency's settings. */
  sources?: PolicySources;
  /** Allows style attributes in the markup. Only in development, where React compares them with its own. */
  styleAttributes?: boolean;
}

/**
 * The Content-Security-Policy of one document: only what the server wrote may run or style the page, plus what that loads.
 * Every inline part is registered here and allowed by its hash, so that a page can be cached and sent to many visitors.
 */
export class ContentPolicy {
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>([EMPTY]);

  /** Registers a script element; `attributes` as in the tag. */
  script(text: string, attributes = ''): string {
    this.#scripts.add(known(text));
    return `<script${attributes}>${text}</script>`;
  }

  /** Registers a style element. */
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
      // These load the scripts of sections from any origin; the import map contains the hashes they must match.
      `script-src ${[...this.#scripts, "'strict-dynamic'"].join(' ')}`,
      `style-src 'self' ${[...this.#styles].join(' ')}`,
      ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
      `media-src ${["'self'", ...media].join(' ')}`,
      `connect-src ${["'self'", ...sectionOrigins, ...sockets, ...connections].join(' ')}`,
      // The map is in a frame of the site's own.
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

/** Most inline parts are the same strings on many pages, so the hashes last used are cached. */
const hashes = new LRUCache<string, string>({ max: 500, memoMethod: hashOf });
const known = (text: string): string => hashes.memo(text);

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

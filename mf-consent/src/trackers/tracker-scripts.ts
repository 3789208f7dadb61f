import { tagScript } from '@facade/section-kit';

/** Scripts of trackers in this document. */
export class TrackerScripts {
  readonly #ran = new Set<string>();

  /** Adds a script, once per document: it stays in memory, and a second run would count everything twice. */
  add(src: string): void {
    if (this.#ran.has(src)) return;
    this.#ran.add(src);
    const script = document.createElement('script');
    script.async = true;
    script.src = tagScript(src);
    document.head.append(script);
  }
}

/** Removes scripts and frames from the document: those with these addresses or from these hosts. */
export function removeScripts({ sources = [], hosts = [] }: { sources?: string[]; hosts?: readonly string[] }): void {
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe[src]')) {
    const { src } = element;
    const host = /^https?:\/\/([^/:]+)/.exec(src)?.[1] ?? '';
    if (sources.includes(src) || hosts.some((known) => host === known || host.endsWith(`.${known}`))) element.remove();
  }
}

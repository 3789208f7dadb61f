import { tagScript } from '@facade/section-kit';

/** Scripts of trackers in this document. */
export class TrackerScripts {
  readonly #ran = new Set<string>();

  /** Adds a script. What ran once in a document stays in its memory: the second time it would count everything twice. */
  add(src: string): void {
    if (this.#ran.has(src)) return;
    this.#ran.add(src);
    const script = document.createElement('script');
    script.async = true;
    script.src = tagScript(src);
    document.head.append(script);
  }
}

/** Takes scripts out of the document again, and frames: those of these addresses, and whatever came from these hosts. */
export function removeScripts({ sources = [], hosts = [] }: { sources?: string[]; hosts?: readonly string[] }): void {
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe[src]')) {
    const { src } = element;
    const host = /^https?:\/\/([^/:]+)/.exec(src)?.[1] ?? '';
    if (sources.includes(src) || hosts.some((known) => host === known || host.endsWith(`.${known}`))) element.remove();
  }
}

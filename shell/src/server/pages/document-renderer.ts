import { hash } from 'node:crypto';
import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import type { RenderTiming } from '../../composition/composition-context.ts';
import type { LoadedPage, PageView } from '../../composition/loading/loaded-page.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { ReadAnswer } from '../api/answer.ts';
import type { BuildFiles } from '../build-files.ts';
import { publicOrigin } from '../http/pages/site-origin.ts';
import type { SectionSet } from '../releases/section-source.ts';
import type { Badge } from '../variants/badge.ts';
import { Compressed } from './cache/compressed.ts';
import { scriptsOf, sectionsOn } from './page-parts.ts';
import { PageTexts } from './page-texts.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

export interface RenderParts {
  page: LoadedPage;
  url: URL;
  site: Site;
  set: SectionSet;
  form: PageRequest['form'];
  badges?: readonly Badge[] | undefined;
  /** Prefix of a preview's addresses. */
  base?: string | undefined;
  shared: boolean;
  failures: SectionFailure[];
  madeOf?: readonly ReadAnswer[];
  request: Pick<PageRequest, 'route' | 'requestId' | 'staff' | 'isControl'>;
  /** Fragments whose scripts are loaded together with the page's. */
  eager?: string[];
}

export interface DocumentRendererOptions {
  build: BuildFiles;
  /** Whether documents register the service worker. */
  offline?: boolean;
  /** Called for every rendered page, and for every message in place of a failed one. `requestId`: the first request for it. */
  rendered(page: RenderedPage, timings: RenderTiming[], requestId: string | undefined): void;
}

/** Renders loaded pages as documents, with the texts and scripts they need. */
export class DocumentRenderer {
  readonly #options: DocumentRendererOptions;
  readonly #texts: PageTexts;
  readonly #integrity: ScriptIntegrity;

  constructor(options: DocumentRendererOptions) {
    this.#options = options;
    this.#texts = new PageTexts(options.build.renderer);
    this.#integrity = new ScriptIntegrity(options.build);
  }

  /** Texts of the shell and of the sections of a set. */
  i18nOf(set: SectionSet, site: Site) {
    return this.#texts.i18nOf(set, site);
  }

  /** A message page of the shell. */
  shellPage(url: URL, site: Site, set: SectionSet, status: LoadedPage['status'], view: PageView): LoadedPage {
    const { renderer } = this.#options.build;
    return renderer.shellPage(url, site, renderer.translatorOf(this.#texts.i18nOf(set, site), 'shell'), status, view);
  }

  /** Renders the document of a page and reports it to `rendered`. */
  render({
    page,
    url,
    site,
    set,
    form,
    badges,
    base,
    shared,
    failures,
    request,
    eager = [],
    madeOf = [],
  }: RenderParts): RenderedPage {
    const { build, offline } = this.#options;
    const rendered = build.renderer.renderDocument({
      page,
      site,
      language: site.language,
      origin: publicOrigin(site, url),
      sections: set,
      i18n: this.#texts.i18nOf(set, site),
      texts: this.#texts.textsOf(page, set, site),
      form: form ?? null,
      badges,
      base,
      staff: request.staff,
      offline: offline && !base,
      pins: set.pins(),
      integrity: this.#integrity.of(set, site.language),
      scripts: scriptsOf(page, set, eager, build.scripts),
    });
    const isWhole = !Object.values(rendered.page.slots).some((slot) => 'failed' in slot);
    // Weak: the compressed forms are the same page in other bytes.
    const bytes = Buffer.from(rendered.html);
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    const finished: RenderedPage = {
      status: rendered.page.status,
      body: new Compressed(bytes),
      etag,
      policy: rendered.policy,
      noindex: rendered.page.head.noindex === true,
      shared: shared && isWhole,
      kind: request.route?.kind ?? '',
      releases: Object.fromEntries(sectionsOn(page).map((section) => [section, set.versionOf(section)])),
      failures: [...failures, ...rendered.failures],
      madeOf,
    };
    if (!request.isControl) this.#options.rendered(finished, rendered.timings, request.requestId);
    return finished;
  }
}

/** URL → integrity of every script that a page may load; the same object for the same sections and language. */
class ScriptIntegrity {
  readonly #build: Pick<BuildFiles, 'integrity'>;
  readonly #knownOf = perObject((_: SectionSet) => new Map<string, Record<string, string>>());

  constructor(build: Pick<BuildFiles, 'integrity'>) {
    this.#build = build;
  }

  of(set: SectionSet, language: string): Record<string, string> {
    const ofSet = this.#knownOf(set);
    const integrity = ofSet.get(language) ?? { ...this.#build.integrity, ...set.integrity(language) };
    ofSet.set(language, integrity);
    return integrity;
  }
}

import type { PageParameters } from '@facade/section-kit';
import { LeftToBrowser } from '../../composition/loading/left-to-browser.ts';
import { contentParametersIn, parametersIn } from '../../composition/loading/page-parameters.ts';
import { type SectionPaths, sectionPathsOf } from '../../composition/loading/section-loader.ts';
import { fulfilled, rejected } from '../../library-insides/react/settled-promise.ts';
import type { SectionRelease } from './section-release.ts';
import type { SectionSet } from './section-source.ts';

/** The releases that answer one request. Immutable. */
export class ReleaseSet implements SectionSet {
  readonly id: string;
  readonly #handles: ReadonlyMap<string, SectionRelease>;
  readonly #missing: ReadonlyMap<string, string | Error>;
  #pins: ReturnType<SectionSet['pins']> | undefined;
  #paths: SectionPaths | undefined;
  #contentParameters: PageParameters | undefined;
  readonly #loads = new Map<string, Promise<unknown>>();

  constructor(handles: ReadonlyMap<string, SectionRelease>, missing: ReadonlyMap<string, string | Error>) {
    this.#handles = handles;
    this.#missing = missing;
    this.id = [...[...handles.values()].map(({ key }) => key), ...[...missing.keys()].map((name) => `${name}@none`)]
      .sort()
      .join(' ');
  }

  get handles(): ReadonlyMap<string, SectionRelease> {
    return this.#handles;
  }

  /** Section → why it is not available. */
  get missing(): ReadonlyMap<string, string | Error> {
    return this.#missing;
  }

  load<Module>(section: string, expose: string): Promise<Module> {
    const key = `${section}/${expose}`;
    const known = this.#loads.get(key) ?? this.#settled(section, expose);
    this.#loads.set(key, known);
    return known as Promise<Module>;
  }

  versionOf(section: string): string {
    return this.#handles.get(section)?.version ?? '';
  }

  parametersOf(section: string, page: string): PageParameters | undefined {
    return parametersIn(this.#handles.get(section), page);
  }

  accessOf(section: string, page: string): 'public' | 'owner' | undefined {
    return this.#handles.get(section)?.accessOf?.(page);
  }

  contentParameters(): PageParameters {
    this.#contentParameters ??= contentParametersIn(this.#handles.values());
    return this.#contentParameters;
  }

  heightOf(section: string, fragment: string): string | undefined {
    return this.#handles.get(section)?.heights?.[fragment];
  }

  paths(): SectionPaths {
    this.#paths ??= sectionPathsOf(this.#handles);
    return this.#paths;
  }

  /** Section → what a browser needs to know about its release; the same object at every call. */
  pins(): ReturnType<SectionSet['pins']> {
    this.#pins ??= Object.fromEntries(
      [...this.#handles].map(([section, { version, entry, parameters, fragmentParameters, paths, heights }]) => [
        section,
        { version, entry, parameters, fragmentParameters, paths, heights },
      ]),
    );
    return this.#pins;
  }

  integrity(language: string): Record<string, string> {
    return Object.assign({}, ...[...this.#handles.values()].map((handle) => handle.integrity(language)));
  }

  /** Texts of a section in a language; empty if it has none. */
  texts(section: string, language: string): Record<string, unknown> {
    const module = this.#handles.get(section)?.expose(`locale-${language}`) as { default?: object } | undefined;
    return (module?.default ?? module ?? {}) as Record<string, unknown>;
  }

  /** Every expose was loaded when the release was opened, so React's `use` can read it in the same pass. */
  #settled(section: string, expose: string): Promise<unknown> {
    const handle = this.#handles.get(section);
    const module = handle?.expose(expose);
    if (module !== undefined) return fulfilled(module);
    if (handle?.leftToBrowser) return rejected(new LeftToBrowser(section));
    const reason = this.#missing.get(section) ?? `${section} has no ${expose}`;
    return rejected(reason instanceof Error ? reason : new Error(reason));
  }
}

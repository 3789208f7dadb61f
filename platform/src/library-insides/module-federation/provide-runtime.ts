import { importUrl, retryChunks } from '../../federation/chunk-retries.ts';

/** Name → the shell's copy of a shared library. */
type SharedLibraries = Readonly<Record<string, { lib: () => object }>>;

/** A federation container, as a section's browser entry exports it. */
interface Container {
  init(shareScope: object, initScope: object[], options: EntryOptions): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

/** What the shell gives to the entry of a section. */
interface EntryOptions {
  /** Resolves once code may run that is not part of an expose. */
  whenLate(): Promise<void>;
}

type ModuleId = string | number;

/** The parts of a section's run time that shared modules need, under the bundler's names. */
interface SectionRuntime {
  /** Module id → the function that runs the module. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that were run, by id. */
  c: Record<ModuleId, unknown>;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  consumesLoadingData?: {
    /** Chunk → shared modules that it imports. */
    chunkMapping?: Record<string, ModuleId[]>;
    moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string }>;
    /** Shared modules that the entry itself imports. */
    initialConsumes?: ModuleId[];
  };
}

interface EntryRequest {
  webpackRequire: SectionRuntime;
  /** Absent if another host opens the entry. */
  remoteEntryInitOptions?: Partial<EntryOptions>;
}

interface ChunkRequest {
  webpackRequire: SectionRuntime;
  chunkId: string;
}

/** Chunks of pages, fragments and texts, and those that several of them share; see the preset. */
const IS_EXPOSED = /^(__federation_expose_|exposes$|common$)/;

/**
 * The bundler's half of the federation run time, for sections that bring no libraries: every shared module is the shell's copy. Whether a
 * release fits their versions was checked before it went live. The run time's own half compares versions at run time, and keeps scopes
 * and instances: 9 KB on every page. Remove when federation has a build for hosts that provide all shared modules.
 */
export function bundlerRuntimeFor(shared: SharedLibraries) {
  const provided = new Map<string, object>();

  function provide(runtime: SectionRuntime, id: ModuleId): void {
    const key = runtime.consumesLoadingData?.moduleIdToConsumeDataMapping[id]?.shareKey ?? '';
    const library = provided.get(key) ?? shared[key]?.lib();
    if (library) provided.set(key, library);
    runtime.m[id] = (module) => {
      if (library) module.exports = library;
      else {
        delete runtime.c[id];
        throw new Error(`The shell does not share "${key}"`);
      }
    };
  }

  return {
    init: () => ({}),
    initContainerEntry({ webpackRequire, remoteEntryInitOptions }: EntryRequest): true {
      const { e: load } = webpackRequire;
      const whenLate = remoteEntryInitOptions?.whenLate ?? (async () => {});
      webpackRequire.e = async (chunk) => {
        const [loaded] = await Promise.all([load(chunk), IS_EXPOSED.test(chunk) || whenLate()]);
        return loaded;
      };
      return true;
    },
    I: () => true,
    installInitialConsumes({ webpackRequire }: Pick<ChunkRequest, 'webpackRequire'>): void {
      for (const id of webpackRequire.consumesLoadingData?.initialConsumes ?? []) provide(webpackRequire, id);
    },
    consumes({ webpackRequire, chunkId }: ChunkRequest): void {
      for (const id of webpackRequire.consumesLoadingData?.chunkMapping?.[chunkId] ?? [])
        if (!(id in webpackRequire.m)) provide(webpackRequire, id);
    },
  };
}

/**
 * The browser's side of federation for releases that are pinned: entries by plain `import()` and the container protocol (`init`, `get`),
 * shared modules from the shell.
 */
export function createFederation(shared: SharedLibraries) {
  const bundlerRuntime = bundlerRuntimeFor(shared);
  Object.assign(globalThis, { __FACADE_FEDERATION__: { bundlerRuntime, importUrl, retryChunks } });

  /**
   * Loads and initialises a section's entry; a failed one may be retried.
   * @param whenLate called for each chunk that is not part of an expose, whose code runs once it resolves
   */
  async function open(entry: string, whenLate = async () => {}): Promise<Container> {
    const container: Container = await import(/* webpackIgnore: true */ importUrl(entry));
    await container.init({}, [], { whenLate });
    return container;
  }

  return { open };
}

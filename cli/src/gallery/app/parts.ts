import type { Examples } from '@facade/section-kit/testing';
import type { Language } from '@facade/shared-domain/model';
import { packages } from 'gallery-packages';

/** A component with examples. */
export interface Part {
  /** Such as `mf-detail/energy/energy-scale`. */
  id: string;
  packageName: string;
  /** In words: "Energy scale". */
  title: string;
  /** Path within the package's `src`, as its loader knows it. */
  file: string;
}

/** Package → its parts by title. */
export const partsByPackage: readonly (readonly [string, readonly Part[]])[] = packages.map(({ name, examples }) => [
  name,
  examples
    .keys()
    .map((file) => toPart(name, file))
    .sort((a, b) => a.title.localeCompare(b.title)),
]);

export const findPart = (id: string | null): Part | undefined =>
  partsByPackage.flatMap(([, parts]) => parts).find((part) => part.id === id);

function toPart(packageName: string, file: string): Part {
  const path = file.slice('./'.length, -'.examples.tsx'.length);
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return { id: `${packageName}/${path}`, packageName, title: words.charAt(0).toUpperCase() + words.slice(1), file };
}

const folderOf = ({ packageName }: Part) => packages.find(({ name }) => name === packageName);

export async function loadExamples(part: Part): Promise<Examples> {
  const module = (await folderOf(part)?.examples(part.file)) as { examples: Examples };
  return module.examples;
}

/** Texts of the part's package; a package without locales has none. */
export async function loadTexts(part: Part, language: Language): Promise<object> {
  return ((await folderOf(part)?.texts?.(`./${language}.json`)) as object) ?? {};
}

import type { SectionContract, ShellContract } from '@facade/platform/contract';
import semver from 'semver';

/** Versions and names of shared modules that the shell does not provide. */
export function checkShared(
  { shared }: Pick<SectionContract, 'shared'>,
  shell: Pick<ShellContract, 'shared'>,
): string[] {
  return Object.entries(shared).flatMap(([module, { range, names }]) => {
    const provided = shell.shared[module];
    if (!provided) return [`it needs ${module}, which the shell does not share`];
    if (!semver.satisfies(provided.version, range))
      return [
        `it needs ${module} ${range}, but the shell has ${provided.version} and would run it with that version; name the shell's major version in package.json`,
      ];
    return Object.entries(names).flatMap(([name, file]) => {
      if (name === '*')
        return provided.whole
          ? []
          : [`${file} imports all of ${module}, of which the shell shares only ${list(provided.names)}`];
      if (provided.names.includes(name)) return [];
      return [
        `${file} imports "${name}" from ${module}: the shell shares ${provided.whole ? 'no such name' : list(provided.names)}`,
      ];
    });
  });
}

const list = (names: string[]): string => `only ${names.join(', ')}`;

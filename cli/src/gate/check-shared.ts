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
        `it needs ${module} ${range}, but the shell has ${provided.version} and would run it with that version; ${adviceOn(module, range, provided.version)}`,
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

/** A shell is upgraded before the sections that count on it. */
function adviceOn(module: string, range: string, provided: string): string {
  if (semver.ltr(provided, range)) return 'require less in package.json, or wait until the site has a newer shell';
  const isReact = /^react(-dom|\/jsx-runtime)?$/.test(module);
  return `name ${semver.major(provided)} in package.json${isReact ? ', or bring your own with ownReact in src/remote.tsx' : ''}`;
}

const list = (names: string[]): string => `only ${names.join(', ')}`;

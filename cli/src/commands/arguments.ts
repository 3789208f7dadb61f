import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RegistryError } from '@facade/platform/registry/errors';
import { noteText } from '@facade/platform/registry/plain-text';
import { CommandError } from './command.ts';

/** Arguments of a command, with flags by name. */
export interface Arguments<Flags> {
  section: string;
  flags: Flags;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type FlagsOf<Given extends Options> = {
  [Name in keyof Given]?: Given[Name]['type'] extends 'boolean' ? boolean : string;
};

/**
 * Reads `SECTION --flag …`. Throws a one-line error for an unknown flag, a missing value, a missing section or an extra argument.
 */
export function readArguments<Given extends Options>(args: string[], options: Given): Arguments<FlagsOf<Given>> {
  const { section, flags } = readOptionalSection(args, options);
  if (!section) throw new CommandError('which section? Name one, such as mf-detail');
  return { section, flags };
}

/** Reads `[SECTION] --flag …`. Throws as `readArguments` does. */
export function readOptionalSection<Given extends Options>(
  args: string[],
  options: Given,
): { section: string | undefined; flags: FlagsOf<Given> } {
  const { values, positionals } = parse(args, options);
  const [section, extra] = positionals;
  if (extra !== undefined) throw new CommandError(`"${extra}" is one argument too many`);
  return { section, flags: values as FlagsOf<Given> };
}

/** Reads flags alone. Throws a one-line error for anything else. */
export function readFlags<Given extends Options>(args: string[], options: Given): FlagsOf<Given> {
  const { values, positionals } = parse(args, options);
  if (positionals.length > 0) throw new CommandError(`"${positionals[0]}" is one argument too many`);
  return values as FlagsOf<Given>;
}

function parse(args: string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    // Checked before anything is built: a reason that cannot be stored is refused.
    if (typeof values.why === 'string') values.why = noteText('--why', values.why);
    const empty = Object.entries(values).find(([, value]) => value === '');
    if (empty) throw new CommandError(`--${empty[0]} needs a value`);
    return { values, positionals };
  } catch (error) {
    if (error instanceof CommandError || error instanceof RegistryError) throw error;
    const [sentence = ''] = String((error as Error).message).split(/\n|\. /);
    throw new CommandError(sentence.replace(/argument is ambiguous\.?$/, 'takes no value that begins with a hyphen'));
  }
}

/** A percentage from 0 to 100, whole. Throws a one-line error for anything else. */
export function percentOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new CommandError(`--canary takes a whole percentage from 0 to 100, not "${text}"`);
}

/** Number, prerelease identifiers after a hyphen and build identifiers after a plus, as in semantic versioning. */
const VERSION =
  /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** A semantic version; also used as a folder name. Throws a one-line error for anything else. */
export function versionOf(text: string): string {
  if (VERSION.test(text) && text.length <= 100) return text;
  throw new CommandError(`--version takes a semantic version such as 1.4.0, not "${text}"`);
}

/** Name of a channel: small letters, digits and hyphens. Throws a one-line error for anything else. */
export function channelOf(text: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) return text;
  throw new CommandError(`--channel takes a name of lower-case letters, digits and hyphens, not "${text}"`);
}

/** Number of a revision. Throws a one-line error for anything else. */
export function revisionOf(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new CommandError(`--to takes the number of a revision, not "${text}"`);
}

import { z } from 'zod';
import { didYouMean } from './nearest.ts';
import type { YamlSource } from './parse-yaml.ts';
import type { ContentProblem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Checks a parsed file against its schema; returns undefined if something is wrong, and adds every problem to the list. */
export function checkFile<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  const result = schema.safeParse(source.value, { reportInput: true, error: knownNames });
  if (result.success) return result.data;
  for (const { path, part, message } of result.error.issues.flatMap((issue) => describeIssue(issue, [])))
    problems.push({ file: source.file, field: fieldName(path), line: null, ...source.positionOf(path, part), message });
  return undefined;
}

/** An issue about unknown names has no message of its own: it lists the known names, one per line. */
const knownNames: z.core.$ZodErrorMap = ({ code, inst }) => {
  if (code !== 'unrecognized_keys') return undefined;
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join('\n');
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum ? inst.keyType.options.join('\n') : '';
};

interface Finding {
  path: PropertyKey[];
  /** Which part of the field is meant: its name or its value; the value by default. */
  part?: 'name';
  message: string;
}

function describeIssue(issue: Issue, around: PropertyKey[]): Finding[] {
  const path = [...around, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        part: 'name',
        message: unknownField(key, path, issue.message.split('\n')),
      }));
    case 'invalid_key':
      return [{ path, part: 'name', message: issue.issues[0]?.message ?? issue.message }];
    case 'invalid_union':
      return describeUnion(issue, path);
    case 'invalid_type':
      return [{ path, message: issue.input === undefined ? 'is missing' : `must be ${kindName(issue.expected)}` }];
    case 'invalid_value':
      return [
        {
          path,
          message: issue.input === undefined ? 'is missing' : `must be one of: ${issue.values.map(String).join(', ')}`,
        },
      ];
    case 'too_small':
      return [{ path, message: issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}` }];
    case 'too_big':
      return [{ path, message: `must be at most ${issue.maximum}` }];
    default:
      return [{ path, message: issue.message }];
  }
}

/** Of the alternatives of a union, the one that fits the value's type. */
function describeUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: PropertyKey[]): Finding[] {
  const meant = issue.errors.find(
    (errors) => !errors.some((error) => error.code === 'invalid_type' && error.path.length === 0),
  );
  if (meant) return meant.flatMap((error) => describeIssue(error, path));
  const message = issue.input === undefined ? 'is missing' : 'must be a text, or one text per language (nl: … fr: …)';
  return [{ path, message }];
}

/** An unknown two-letter name among languages is a language that the site does not have. */
function unknownField(key: string, path: PropertyKey[], known: string[]): string {
  return /^[a-z]{2}$/.test(key)
    ? 'is not a language of the site; it knows nl, fr, en and de'
    : `is not a known field${path.length === 0 ? ' of this file' : ''}${didYouMean(key, known)}`;
}

const KIND_NAMES: Record<string, string> = {
  string: 'a text (between quotes if it looks like a number)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with -)',
  object: 'a group of fields',
};

const kindName = (expected: string): string => KIND_NAMES[expected] ?? expected;

/** `modules[2].title.nl` */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );

/** Splits a field that `fieldName` has named into its parts. */
export const pathOf = (field: string): PropertyKey[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );

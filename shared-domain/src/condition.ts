import { readNumber } from './number.ts';
import { isEmpty } from './text.ts';

/** When a piece of content is shown: one comparison, or a combination of them, or both (then both must hold). */
export interface DisplayCondition {
  /** Field of the record to look at. */
  field?: string | null;
  /** How to compare; "=" where left out. Any case. */
  logic?: string | null;
  /** Compare with this other field of the record … */
  compareWithField?: string | null;
  /** … or else with this value. */
  compareWithValue?: unknown;
  /** Further conditions: a list means all of them. */
  advancedCondition?: AdvancedCondition | null;
}

export type AdvancedCondition =
  | DisplayCondition[]
  | { all: DisplayCondition[] }
  | { any: DisplayCondition[] }
  | { not: DisplayCondition };

/**
 * Whether a condition holds for a record. Whatever is wrong anywhere in it (no field, unknown logic, an order between things
 * that have none) makes the whole false; never throws. Numbers in text compare as numbers, other text without regard to case.
 * Logic: `=` `!=` `>` `>=` `<` `<=`, `in`, `notIn`, `contains`, `notContains`, `startsWith`, `isEmpty`, `isNotEmpty`, and
 * the usual words for them (`equals`, `gt`, …). Source: spec sections 3 and 8.
 * @example evaluateCondition({ field: 'price', logic: '>=', compareWithValue: 200_000 }, { price: 215_000 }) // true
 */
export function evaluateCondition(condition: DisplayCondition | null | undefined, record: unknown): boolean {
  try {
    return holds(condition, record);
  } catch {
    // A getter that throws, a value without text, conditions nested without end.
    return false;
  }
}

/** Throws for what cannot be judged, so that a negation around it does not come out true. */
function holds(condition: unknown, record: unknown): boolean {
  if (!isRecord(condition) || !isRecord(record)) throw new TypeError('no condition or no record');
  const { field, advancedCondition } = condition;
  if (isEmpty(field) && isEmpty(advancedCondition)) throw new TypeError('nothing to judge');
  const own = isEmpty(field) || compares(condition, record);
  return (isEmpty(advancedCondition) || holdsAdvanced(advancedCondition, record)) && own;
}

function holdsAdvanced(condition: unknown, record: unknown): boolean {
  if (Array.isArray(condition)) return judgeAll(condition, record).every(Boolean);
  if (!isRecord(condition)) throw new TypeError('no advanced condition');
  if (Array.isArray(condition.all)) return judgeAll(condition.all, record).every(Boolean);
  if (Array.isArray(condition.any)) return judgeAll(condition.any, record).some(Boolean);
  return !holds(condition.not, record);
}

const judgeAll = (conditions: unknown[], record: unknown): boolean[] => conditions.map((part) => holds(part, record));

function compares({ field, logic, compareWithField, compareWithValue }: Fields, record: Fields): boolean {
  const compare =
    COMPARISONS[
      LOGIC_WORDS[
        String(logic ?? '=')
          .toLowerCase()
          .replace(/[\s_-]/g, '')
      ] ?? ''
    ];
  if (!compare) throw new TypeError('unknown logic');
  const other = isEmpty(compareWithField) ? compareWithValue : read(record, compareWithField);
  return compare(read(record, field), other);
}

const COMPARISONS: Readonly<Record<string, (value: unknown, other: unknown) => boolean>> = {
  '=': equal,
  '!=': (value, other) => !equal(value, other),
  '>': (value, other) => order(value, other) > 0,
  '>=': (value, other) => order(value, other) >= 0,
  '<': (value, other) => order(value, other) < 0,
  '<=': (value, other) => order(value, other) <= 0,
  in: (value, other) => among(value, listOf(other)),
  '!in': (value, other) => !among(value, listOf(other)),
  contains,
  '!contains': (value, other) => !contains(value, other),
  startswith: (value, other) => plain(value).startsWith(plain(other)),
  isempty: (value) => isEmpty(value),
  '!isempty': (value) => !isEmpty(value),
};

/** Spellings of each logic, lowercase without spaces, hyphens and underscores. */
const LOGIC_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '=': ['=', '==', '===', 'eq', 'equal', 'equals', 'is'],
    '!=': ['!=', '!==', '<>', 'ne', 'neq', 'notequal', 'notequals', 'isnot'],
    '>': ['>', 'gt', 'greaterthan'],
    '>=': ['>=', 'gte', 'ge', 'greaterthanorequal'],
    '<': ['<', 'lt', 'lessthan'],
    '<=': ['<=', 'lte', 'le', 'lessthanorequal'],
    in: ['in'],
    '!in': ['notin', 'nin'],
    contains: ['contains', 'includes'],
    '!contains': ['notcontains', 'notincludes'],
    startswith: ['startswith'],
    isempty: ['isempty', 'empty'],
    '!isempty': ['isnotempty', 'notempty', 'exists'],
  }).flatMap(([logic, words]) => words.map((word) => [word, logic])),
);

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Own fields only: "constructor" is a field of no record. */
const read = (record: Fields, field: unknown): unknown =>
  typeof field === 'string' && Object.hasOwn(record, field) ? record[field] : undefined;

/** Two empty values are equal, whatever kind of empty. */
function equal(value: unknown, other: unknown): boolean {
  if (isEmpty(value) || isEmpty(other)) return isEmpty(value) && isEmpty(other);
  const [number, otherNumber] = [readNumber(value), readNumber(other)];
  return number !== null && otherNumber !== null ? number === otherNumber : plain(value) === plain(other);
}

/** Below, at or above zero as `Array.sort` wants it. Dates in ISO form order as text. */
function order(value: unknown, other: unknown): number {
  if (isEmpty(value) || isEmpty(other)) throw new TypeError('nothing to order');
  const [number, otherNumber] = [readNumber(value), readNumber(other)];
  if (number !== null && otherNumber !== null) return number - otherNumber;
  if (number !== null || otherNumber !== null) throw new TypeError('a number and a word have no order');
  return plain(value) < plain(other) ? -1 : plain(value) > plain(other) ? 1 : 0;
}

function contains(value: unknown, part: unknown): boolean {
  if (isEmpty(part)) throw new TypeError('nothing to look for');
  return Array.isArray(value) ? among(part, value) : plain(value).includes(plain(part));
}

const among = (value: unknown, list: unknown[]): boolean => list.some((item) => equal(value, item));

/** A list, or its text with commas as the CRM writes it ("1,12"). */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : String(value ?? '').split(','));

const plain = (value: unknown): string => (isEmpty(value) ? '' : String(value).trim().toLowerCase());

import { isEmpty } from '../language/text.ts';

/** How the value of a field is compared. */
export const CONDITION_LOGIC = [
  'equals',
  'notEquals',
  'greaterThan',
  'lessThan',
  'contains',
  'isEmpty',
  'isNotEmpty',
] as const;
export type ConditionLogic = (typeof CONDITION_LOGIC)[number];

/** Further conditions as data: all, one or none of them must be true, in addition to the condition's own comparison. */
export interface AdvancedCondition {
  combine: 'all' | 'any' | 'none';
  conditions: readonly DisplayCondition[];
}

/** When something is shown. Source: spec section 3 "Display condition". */
export interface DisplayCondition {
  field: string;
  logic: ConditionLogic;
  /** Name of the field to compare with; takes precedence over the value. */
  compareWithField?: string | null;
  compareWithValue?: unknown;
  advancedCondition?: AdvancedCondition | null;
}

/** Deeper nesting is an error in the data. */
const DEEPEST = 8;

/**
 * Whether a condition is true for a record. Errors count as false: an unknown logic, a field that the record lacks,
 * values that cannot be compared, an invalid condition (spec section 8). Never throws.
 * @example meetsCondition({ field: 'goal', logic: 'equals', compareWithValue: 'rent' }, { goal: 'rent' }) // true
 */
export function meetsCondition(condition: unknown, record: Readonly<Record<string, unknown>>): boolean {
  try {
    return holds(condition, record, 0);
  } catch {
    return false;
  }
}

function holds(condition: unknown, record: Readonly<Record<string, unknown>>, depth: number): boolean {
  if (!isCondition(condition) || depth > DEEPEST) return false;
  const { field, logic, compareWithField, advancedCondition } = condition;
  const value = Object.hasOwn(record, field) ? record[field] : undefined;
  if (compareWithField && !Object.hasOwn(record, compareWithField)) return false;
  const other = compareWithField ? record[compareWithField] : condition.compareWithValue;
  if (!compare(logic, value, other)) return false;
  return advancedCondition ? combined(advancedCondition, record, depth + 1) : true;
}

function combined({ combine, conditions }: AdvancedCondition, record: Record<string, unknown>, depth: number): boolean {
  if (!Array.isArray(conditions)) return false;
  const each = (condition: unknown) => holds(condition, record, depth);
  if (combine === 'all') return conditions.every(each);
  if (combine === 'any') return conditions.some(each);
  // An invalid condition must not satisfy `none`.
  return combine === 'none' && conditions.every(isCondition) && !conditions.some(each);
}

function compare(logic: ConditionLogic, value: unknown, other: unknown): boolean {
  if (logic === 'isEmpty') return isEmpty(value);
  // No other comparison with an unknown value is true, not even `notEquals`.
  if (isEmpty(value)) return false;
  if (logic === 'isNotEmpty') return true;
  if (isEmpty(other)) return false;
  if (logic === 'equals') return isSame(value, other);
  if (logic === 'notEquals') return !isSame(value, other);
  if (logic === 'contains') return contains(value, other);
  const [a, b] = [asNumber(value), asNumber(other)];
  if (Number.isNaN(a) || Number.isNaN(b)) return false;
  return logic === 'greaterThan' ? a > b : a < b;
}

/** CRMs may write numbers as text. */
const asNumber = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || asNumber(a) === asNumber(b) || (typeof a === 'string' && typeof b === 'string' && fold(a) === fold(b));

const contains = (value: unknown, part: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => isSame(item, part))
    : typeof value === 'string' && typeof part === 'string' && fold(value).includes(fold(part));

const fold = (text: string): string => text.trim().toLowerCase();

function isCondition(condition: unknown): condition is DisplayCondition {
  if (typeof condition !== 'object' || condition === null) return false;
  const { field, logic } = condition as Partial<DisplayCondition>;
  return typeof field === 'string' && CONDITION_LOGIC.includes(logic as ConditionLogic);
}

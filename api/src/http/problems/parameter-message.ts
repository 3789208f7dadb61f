import type { Language } from '@facade/shared-domain/model';
import { type ParameterReason, rejectedMessage } from './rejected-message.ts';

/** Why zod rejects a parameter, as forwarded by Fastify. */
export interface ParameterIssue {
  keyword: string;
  params: {
    minimum?: unknown;
    maximum?: unknown;
    values?: unknown;
    /** The type that a bound applies to: for texts, their length. */
    origin?: unknown;
    pattern?: unknown;
    /** The result of a custom check. */
    params?: { reason?: ParameterReason };
  };
}

/**
 * The message about an invalid parameter, in the visitor's language, with the valid values. `value`: the given value.
 */
export function parameterMessage({ keyword, params }: ParameterIssue, language: Language, value?: unknown): string {
  const texts = TEXTS[language];
  if (keyword === 'unrecognized_keys') return texts.unknown;
  const reason = reasonOf({ keyword, params }, value);
  if (reason) return rejectedMessage(reason, language);
  if (keyword === 'too_small' && params.minimum !== undefined) return texts.atLeast(String(params.minimum));
  if (keyword === 'too_big' && params.maximum !== undefined) return texts.atMost(String(params.maximum));
  return texts.invalid;
}

function reasonOf({ keyword, params }: ParameterIssue, value: unknown): ParameterReason | undefined {
  if (Array.isArray(value)) return { kind: 'repeated' };
  if (keyword === 'unreadable') return { kind: 'unreadable' };
  if (keyword === 'invalid_value' && Array.isArray(params.values)) return { kind: 'oneOf', values: params.values };
  if (keyword === 'too_big' && params.origin === 'string') return { kind: 'long', most: Number(params.maximum) };
  if (keyword === 'invalid_format' && typeof params.pattern === 'string')
    return { kind: 'pattern', pattern: params.pattern.replace(/^\/(.*)\/\w*$/, '$1') };
  if (keyword === 'invalid_type' && value === undefined) return { kind: 'required' };
  return params.params?.reason;
}

interface Texts {
  invalid: string;
  unknown: string;
  atLeast(value: string): string;
  atMost(value: string): string;
}

const TEXTS: Record<Language, Texts> = {
  nl: {
    invalid: 'is niet geldig',
    unknown: 'is geen bekende parameter',
    atLeast: (value) => `moet minstens ${value} zijn`,
    atMost: (value) => `mag hoogstens ${value} zijn`,
  },
  fr: {
    invalid: 'n’est pas valable',
    unknown: 'n’est pas un paramètre connu',
    atLeast: (value) => `doit être au moins ${value}`,
    atMost: (value) => `doit être au plus ${value}`,
  },
  en: {
    invalid: 'is not valid',
    unknown: 'is not a known parameter',
    atLeast: (value) => `must be at least ${value}`,
    atMost: (value) => `must be at most ${value}`,
  },
  de: {
    invalid: 'ist ungültig',
    unknown: 'ist kein bekannter Parameter',
    atLeast: (value) => `muss mindestens ${value} sein`,
    atMost: (value) => `darf höchstens ${value} sein`,
  },
};

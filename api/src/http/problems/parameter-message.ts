import type { Language } from '@facade/shared-domain/model';
import { fillText } from '../../kernel/index.ts';
import { HTTP_TEXTS } from '../texts/index.ts';
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
  const texts = HTTP_TEXTS[language].parameters;
  if (keyword === 'unrecognized_keys') return texts.unknown;
  const reason = reasonOf({ keyword, params }, value);
  if (reason) return rejectedMessage(reason, language);
  if (keyword === 'too_small' && params.minimum !== undefined)
    return fillText(texts.atLeast, { value: params.minimum });
  if (keyword === 'too_big' && params.maximum !== undefined) return fillText(texts.atMost, { value: params.maximum });
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

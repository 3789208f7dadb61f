import type { FastifyRequest } from 'fastify';
import { formText, ProblemError, requestLanguage } from '../http/index.ts';

/** The field of every form that contains its proof; it is not part of the form's contents. */
export const PROOF_FIELD = 'captcha';

/** Providers document up to some thousand characters. */
export const PROOF_LENGTH = 10_000;

const proofs = new WeakMap<object, string>();

/** Removes the proof from a form before its fields are checked. Throws if it is malformed. */
export async function takeProof(request: FastifyRequest): Promise<void> {
  const body = request.body as Record<string, unknown> | null | undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, PROOF_FIELD)) return;
  const { [PROOF_FIELD]: proof, ...values } = body;
  request.body = values;
  if (proof === null || proof === '') return;
  if (typeof proof !== 'string' || proof.length > PROOF_LENGTH)
    throw new ProblemError('invalid-form', { [PROOF_FIELD]: formText('captcha.invalid', requestLanguage(request)) });
  proofs.set(request, proof);
}

/** The proof of a form; empty: none. */
export const proofOf = (request: FastifyRequest): string => proofs.get(request) ?? '';

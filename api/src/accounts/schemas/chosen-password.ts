import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import { z } from 'zod';

/** A new password of an account. */
export const chosenPassword = z
  .string({ error: 'password.required' })
  .min(1, 'password.required')
  .min(SHORTEST_PASSWORD, 'password.tooShort')
  .max(200, 'tooLong');

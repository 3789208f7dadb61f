import { z } from 'zod';

/** An answer other than JSON, for the OpenAPI document. */
export const documentAnswer = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.any() } },
});

import { z } from 'zod';

/** Name of a section, of one of its releases or of a goal, as shells count them. */
export const releaseName = z
  .string()
  .max(100)
  .regex(/^[\w.+:-]+$/);

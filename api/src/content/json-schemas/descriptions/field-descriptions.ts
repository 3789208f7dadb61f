import type { ContentKindName } from '../kinds.ts';

/** By kind of file and field, a sentence; lists are named without brackets: `modules.show`. */
export type FieldDescriptions = Readonly<Partial<Record<ContentKindName, Readonly<Record<string, string>>>>>;

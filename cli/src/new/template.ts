import { join } from 'node:path';

/** Templates of a section of this workspace. That of a section with its own project has `project-template` in place of the second. */
export const WORKSPACE_SECTION = ['template', 'workspace-template'].map((name) => join(import.meta.dirname, name));

/** The section contract: what a section gives the shell and what it may ask of it. One copy per page, shared by the shell. */
export * from './events.ts';
export * from './outcome.ts';
export * from './page.ts';
export * from './site.tsx';
export * from './slot.tsx';
export * from './trusted-types.ts';

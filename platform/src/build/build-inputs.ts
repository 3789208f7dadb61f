/** What a section's build depends on. */
export const sectionInputs = (section: string): string[] => [
  `${section}/src`,
  `${section}/package.json`,
  `${section}/rspack.config.ts`,
  ...EVERY_BUILD,
];

const EVERY_BUILD = [
  'shared-domain/src',
  'platform/src/build',
  'platform/src/contract',
  'platform/src/section',
  'platform/src/federation',
  'pnpm-lock.yaml',
];

/** What the shell's build depends on. */
export const SHELL_INPUTS = ['shell/src', 'shell/rspack.config.ts', 'shared-ui/src', ...EVERY_BUILD];

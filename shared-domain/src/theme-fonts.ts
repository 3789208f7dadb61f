/**
 * The CSS font families of the design. After each web font come its fallbacks, which `shared-ui/src/theme/fonts.ts` fits to it, one for each
 * family of devices.
 */
export const DESIGN_FONTS = {
  display: '"Fraunces Variable","Fraunces fallback","Fraunces on Android",Georgia,serif',
  text: '"Figtree Variable","Figtree fallback","Figtree on Android",system-ui,sans-serif',
} as const;

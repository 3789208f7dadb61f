/**
 * What a home has: the values of the parameter `has`, in the order of forms. Import, lists, saved searches and their fields derive from
 * this list; their words are in `words/`.
 */
export const FEATURES = [
  ...(['garden', 'garage', 'parking', 'terrace', 'southFacing', 'lift', 'newBuild', 'furnished'] as const),
  ...(['swimmingPool', 'groundFloor'] as const),
  ...(['semiDetached', 'detached', 'heatPump', 'solarPanels', 'priceDropped'] as const),
] as const;

export type Feature = (typeof FEATURES)[number];

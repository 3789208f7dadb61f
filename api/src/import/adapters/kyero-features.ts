/** Features with a field on the site. Kyero's features are free texts in English: unknown ones are left out. */
const FEATURES: Readonly<Record<string, Record<string, unknown>>> = {
  lift: { Lift: true },
  elevator: { Lift: true },
  terrace: { Terrace: true },
  'private terrace': { Terrace: true },
  garden: { Garden: true },
  'private garden': { Garden: true },
  garage: { HasGarage: true },
  parking: { HasParking: true },
  furnished: { Furnished: true },
  unfurnished: { Furnished: false },
  basement: { Cellar: true },
  cellar: { Cellar: true },
  attic: { Attic: true },
};

/** The fields that these features set. */
export function kyeroFeatures(features: readonly string[]): Record<string, unknown> {
  return Object.assign({}, ...features.map((feature) => FEATURES[feature.trim().toLowerCase()] ?? {}));
}

import type { Format } from './variant.ts';

const BEST_FIRST = ['avif', 'webp'] as const;

/**
 * The best format that the client accepts. JPEG for clients that name neither AVIF nor WebP: a wildcard proves nothing,
 * since every program sends it.
 * @param accept the request's `Accept` header
 */
export function acceptedFormat(accept = ''): Format {
  const types = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  return BEST_FIRST.find((format) => types.includes(`image/${format}`)) ?? 'jpeg';
}

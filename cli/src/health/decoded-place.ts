import { FRAME } from '@facade/shared-domain/browser-errors';
import { decodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A script of a release with its source map. */
export interface DecodedScript {
  code: string;
  map: TraceMap;
}

/** What stands around the name of a function where it is declared: `function t(`, `t=async e=>`, `class t{`. */
const BEFORE = /(?:\bfunction\*?|\bclass)\s+$/;
const AFTER = /^\s*=\s*(?:async\b\s*)?(?:function\b|class\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/;

/** Minified names are at most this long: the name that a browser says is the one in the sources if it is longer. */
const MINIFIED = 2;

/** Reads a script of a release and its map. */
export const decodedScript = (code: string, map: string): DecodedScript => ({ code, map: new TraceMap(map) });

/**
 * Where a frame is in the sources; in the script of the release if there is no map for it.
 * @param frame a `FRAME`
 * @example decodedPlace('t@web/exposes.1a2b3c4d.js:1:2345', script) // 'src/save/save.tsx:12:7 (saveHome)'
 */
export function decodedPlace(frame: string, script: DecodedScript | null): string {
  const { name = '', ...place } = FRAME.exec(frame)?.groups ?? {};
  const [line, column] = [Number(place.line), Number(place.column)];
  // Browsers count columns from 1, source maps from 0.
  const found = script && originalPositionFor(script.map, { line, column: column - 1 });
  if (!script || found?.source == null) return withName(frame.slice(frame.indexOf('@') + 1), name);
  return withName(
    `${found.source}:${found.line}:${found.column + 1}`,
    nameIn(script, found.source, { minified: name, line, column }),
  );
}

const withName = (place: string, name: string): string => (name ? `${place} (${name})` : place);

/** The name of the function around a place: that of the nearest declaration before it in the same source with its minified name. */
function nameIn(
  { code, map }: DecodedScript,
  within: string,
  { minified, line, column }: { minified: string; line: number; column: number },
): string {
  if (minified === '') return '';
  const text = code.split('\n', line)[line - 1] ?? '';
  const declared = decodedMappings(map)[line - 1]?.findLast(([at, source = -1, _line, _column, name]) => {
    const end = at + minified.length;
    return (
      name !== undefined &&
      map.resolvedSources[source] === within &&
      at < column &&
      text.slice(at, end) === minified &&
      (BEFORE.test(text.slice(Math.max(0, at - 12), at)) || AFTER.test(text.slice(end, end + 200)))
    );
  });
  return map.names[declared?.[4] ?? -1] ?? (minified.length > MINIFIED ? minified : '');
}

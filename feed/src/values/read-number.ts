import type { Saying } from '../problem-texts/problem-texts.ts';
import { readDegrees } from './degrees.ts';
import { readFloor } from './floors.ts';
import type { Notation } from './notation.ts';
import type { NumberField, Unit } from './number-fields.ts';
import { type NumberReading, readingsOf } from './number-readings.ts';
import { plain, type Reading, saysNothing, understood, wrong } from './reading.ts';

/** Signs of the currency, and words that say whose price it is, and not how much. */
const EURO =
  /^(?:v\.?h?\.?b\.?|vraagprijs|verkoopprijs|prijs|prix(?: de vente| demandé)?|kaufpreis|preis)(?: ?:)? |€|(?<![a-z])eur(?:os?)?(?![a-z])|[.,][-=]+(?=\D*$)|(?<=[\d €,.-])(?:v\.? ?h?\.? ?b\.?|k\.? ?k\.?|v\.? ?o\.? ?n\.?|kosten koper|vrij op naam|f\.?a\.?i\.?)$/gi;

const UNITS: Readonly<Partial<Record<Unit, RegExp>>> = {
  euro: EURO,
  monthly: new RegExp(
    `${EURO.source}|(?:\\/|per|par|pro) ?(?:maand|mnd|mois|monat|month)(?![a-z])|p\\. ?m\\.|p\\/m(?![a-z])|pcm|(?<=[^+]\\W)\\(?(?:(?:excl|incl|zonder|hors|zzgl|inkl)\\.?(?: (?:kosten|lasten|charges|nebenkosten|nk))?|t?cc|hc|charges (?:non )?comprises)\\)?$`,
    'gi',
  ),
  area: /m2|m\^2|\bsq\.? ?m\b|\bqm\b|vierkante meters?|mètres? carrés?|quadratmeter|square met(?:er|re)s?/gi,
  length: /\bm\b|\bmeters?\b|\bmètres?\b/gi,
  energy: /kwh(?: ?(?:\/ ?\(? ?m2?[^)]*\)?|an\b|jaar\b|jahr\b|a\b))?/gi,
  percent: /%/g,
  rooms:
    /(?:slpks?\.?|slaapkamers?|badk\.?|sdb|badkamers?|kamers?|chambres?|ch\.?|pièces|schlafzimmer|zimmer|bedrooms?|beds?|bathrooms?|rooms?)$/gi,
};

/** Belgian plots are sold in hectares and ares. */
const HECTARES = /^(?:(\d+(?:[.,]\d+)?) ?ha)? ?(?:(\d+(?:[.,]\d+)?) ?a(?:re)?s?)? ?(?:(\d+) ?ca)?$/i;

/**
 * Reads a number as people and systems write it: `1.250,00`, `€ 150 000`, `1'250`, `98,4 kWh/(m²a)`. Where `150.000` has two readings, the
 * plausible one counts, then what the column proves; if neither decides, it is not understood.
 * @param onOpen called if the value has two readings
 */
export function readNumber(
  text: string,
  field: NumberField,
  { notation, onOpen }: { notation: Notation; onOpen(): void },
): Reading<number> {
  const written = plain(text);
  if (saysNothing(written)) return understood<number>(null);
  const unit = field.unit && UNITS[field.unit];
  const bare = unit ? written.replace(unit, '').trim() : written;
  const readings = (field.unit && NOTATIONS[field.unit]?.(written)) ?? readingsOf(bare);
  const [first] = readings;
  if (first === undefined) return wrong({ kind: 'number' });
  if (first.value === 0 && field.isNothingAtZero) return understood<number>(null);
  const likely = readings.filter(({ value }) => isLikely(value, field));
  const [one, other] = likely;
  if (!one) return wrong(outOf(field));
  if (!other) return understood(one.value);
  onOpen();
  const proven = likely.find(({ decimal }) => decimal === notation.decimal);
  return proven ? understood(proven.value) : ambiguous(readings);
}

/** Whole texts that only these fields have; null for any other. */
const NOTATIONS: Readonly<Partial<Record<Unit, (text: string) => NumberReading[] | null>>> = {
  area: hectares,
  degrees: readDegrees,
  floor: readFloor,
};

/** Whether a number can stand in a field. */
export const isPossible = (value: number, { least, most, isWhole }: NumberField): boolean =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value));

/** What is wrong with a number that a field cannot have. */
export const outOf = ({ isWhole, likely: [least, most] }: NumberField): Saying => ({
  kind: isWhole ? 'wholeRange' : 'range',
  values: { least, most },
});

/** Whether a number that is read from a text is plausible in a field. */
export const isLikely = (value: number, { likely: [least, most], isWhole }: NumberField): boolean =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value));

const ambiguous = (readings: readonly NumberReading[]) =>
  wrong({ kind: 'ambiguousNumber', values: { readings: readings.map(({ value }) => value).join(' / ') } });

/** Square metres of `1 ha 20 a 50 ca`. */
function hectares(text: string): NumberReading[] | null {
  const parts = HECTARES.exec(text)?.slice(1) ?? [];
  if (!parts.some(Boolean)) return null;
  const [ha = 0, a = 0, ca = 0] = parts.map((part) => Number(part?.replace(',', '.') ?? 0));
  return [{ value: Math.round(ha * 10_000 + a * 100 + ca), decimal: null }];
}

import { LANGUAGES } from '@facade/shared-domain/model';
import { FeedError } from '../../reading/feed-error.ts';
import { picturesOf } from '../../values/pictures-of.ts';
import { readLanguageName } from '../../values/words.ts';
import type { Adapter, Source, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { kyeroHas } from '../home-has.ts';
import { withoutText } from '../source-report.ts';
import { attributeAt, childAt, isTrue, textAt, type XmlElement, xmlRecords } from '../xml-records.ts';
import { kyeroGoalErrors, kyeroPrice } from './kyero-price.ts';
import { kyeroType } from './kyero-types.ts';

/** Source element of each field, for messages. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  ID: ['id'],
  Goal: ['price_freq'],
  Price: ['price'],
  ModifyDate: ['date'],
  City: ['town'],
  Zip: ['postcode'],
  Lat: ['location', 'latitude'],
  Lng: ['location', 'longitude'],
  Bedrooms: ['beds'],
  Bathrooms: ['baths'],
  SurfaceLiving: ['surface_area', 'built'],
  SurfaceGround: ['surface_area', 'plot'],
  EnergyPerformance: ['energy_rating', 'consumption'],
  Pictures: ['images'],
};

/** Kyero's XML, version 3. The mapping of each element: `docs/importing/kyero.md`. */
export const kyero: Adapter = {
  name: 'kyero',
  matches: ({ elements }) => {
    const names = elements.map((name) => name.toLowerCase());
    return names.slice(0, 2).includes('kyero') || (names[0] === 'root' && names.includes('kyero'));
  },
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  let isKyero = false;
  for await (const element of xmlRecords(source.text, { isLowerCase: true })) {
    if (element.name === 'kyero') isKyero = checkVersion(element);
    if (element.name !== 'property') continue;
    if (!isKyero) throw new FeedError('kyeroLate', { line: element.line });
    yield* recordsOf(element, source);
  }
  if (!isKyero) throw new FeedError('kyeroNone');
}

function checkVersion(element: XmlElement): true {
  const version = textAt(element, 'feed_version');
  if (/^v?\.? ?3([.,]\d+)?$/i.test(version)) return true;
  throw new FeedError('kyeroVersion', { line: element.line, version: version || '?' });
}

/** The texts of an element by language: the standard calls them `nl`, programs also `NL` or `nl_BE`. */
function textsIn(home: XmlElement, name: string): ReadonlyMap<string, string> {
  const all = (childAt(home, name)?.children ?? []).filter(({ text }) => text.trim() !== '');
  // The standard's own name goes before others.
  return new Map(all.toReversed().map((one) => [readLanguageName(one.name) ?? one.name, one.text.trim()]));
}

/** One record for each of the site's languages with a description; if there is none, one in English. */
function* recordsOf(home: XmlElement, source: Source): Generator<SourceRecord> {
  const texts = textsIn(home, 'desc');
  const titles = textsIn(home, 'title');
  const written = LANGUAGES.filter((language) => texts.has(language));
  const others = (childAt(home, 'desc')?.children ?? []).filter(({ text }) => text.trim() !== '');
  if (written.length === 0) {
    const languages = others.map(({ name }) => name).join(', ');
    const line = childAt(home, 'desc')?.line ?? home.line;
    source.warn({ line, home: textAt(home, 'id'), ...withoutText('desc', languages) });
  }
  const common = factsOf(home, source);
  const errors = kyeroGoalErrors(home);
  const type = kyeroType(textAt(home, 'type') || textAt(home, 'type', 'en'), isTrue(textAt(home, 'new_build')));
  for (const language of written.length > 0 ? written : (['en'] as const))
    yield {
      kind: 'property',
      line: home.line,
      errors,
      record: {
        ...common,
        language,
        WebIDs: String(type.category),
        MainTypeName: type.nameIn(language),
        TypeDescription: titles.get(language) ?? '',
        Description: texts.get(language) ?? '',
      },
      nameField: (field) => {
        const path = SOURCES[field] ?? [];
        return { name: path.join('/'), line: childAt(home, ...path)?.line ?? home.line };
      },
    };
}

function factsOf(home: XmlElement, source: Source): Record<string, unknown> {
  const consumption = textAt(home, 'energy_rating', 'consumption');
  const images = childAt(home, 'images')?.children ?? [];
  const isPlan = (image: XmlElement) =>
    childAt(image, 'tags')?.children.some(({ text }) => /^floor[ _-]?plan$/i.test(text.trim())) ?? false;
  const addresses = (plans: boolean) =>
    images
      .filter((image) => isPlan(image) === plans)
      .flatMap(
        (image) =>
          textAt(image, 'url') || image.text.trim() || attributeAt(image, 'url') || attributeAt(image, 'src') || [],
      );
  return {
    ID: textAt(home, 'id'),
    ...kyeroPrice(home, source),
    ModifyDate: textAt(home, 'date'),
    City: textAt(home, 'town'),
    Zip: textAt(home, 'postcode'),
    CountryID: countryId(textAt(home, 'country'), textAt(home, 'postcode')),
    Lat: textAt(home, 'location', 'latitude'),
    Lng: textAt(home, 'location', 'longitude'),
    Bedrooms: textAt(home, 'beds'),
    Bathrooms: textAt(home, 'baths'),
    SurfaceLiving: textAt(home, 'surface_area', 'built'),
    SurfaceGround: textAt(home, 'surface_area', 'plot'),
    // A label as well.
    ...(/^X?$/i.test(consumption) ? {} : { EnergyPerformance: consumption }),
    VideoUrl: textAt(home, 'video_url'),
    VirtualTourUrl: textAt(home, 'virtual_tour_url'),
    Pictures: picturesOf(addresses(false), addresses(true)),
    ...kyeroHas(home),
  };
}

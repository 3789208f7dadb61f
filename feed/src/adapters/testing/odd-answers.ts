import type { OddFile } from './odd-files.ts';
import type { OddHome, Spelling } from './odd-homes.ts';

/** How an API writes a value: a number or truth as such or as a text, nothing in three ways. */
function json({ text, means }: Spelling, variant: number): unknown {
  if (text === '') return [undefined, null, ''][variant % 3];
  if (/^[[{]/.test(text)) return JSON.parse(text);
  const isBare = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/.test(text);
  // The point of `4.999` stands between thousands: a number would be another.
  const isGrouped = typeof means === 'number' && Number(text) !== means;
  return isBare && !isGrouped && variant % 2 === 0 ? JSON.parse(text) : text;
}

/** A group around a code; without one it is missing, null or empty: PHP writes a list for it. */
const group = (value: unknown, variant: number) =>
  value === undefined || value === null || value === '' ? [undefined, null, {}, []][variant % 4] : { id: value };

/** The code of a format for a word of the feed; an unknown one as it stands. */
const code = (codes: Readonly<Record<string, number | string>>, { text }: Spelling) =>
  Object.hasOwn(codes, text) ? codes[text] : text;

/** What a new version of an API adds. */
const MORE = { futureField: { deep: [{ id: 1, value: null }] }, '__proto__ ': 'x', purposeStatusHistory: [] };

/** The answer as one document, as a list or as lines. */
function answer(homes: object[], variant: number, around: (homes: object[]) => object): Buffer {
  const text = [
    JSON.stringify(around(homes), null, variant % 3),
    JSON.stringify(homes),
    homes.map((home) => JSON.stringify(home)).join('\n'),
  ];
  return Buffer.from(`${variant % 2 === 0 ? '' : '\uFEFF'}${text[variant % 3]}\n`);
}

/** Answers of Whise. */
export function whiseFile(homes: readonly OddHome[], file: number): OddFile {
  const estates = homes.map((home, index) => {
    const variant = file + index;
    const isRange = variant % 3 === 0 && /^\d+$/.test(home.energy.text);
    return {
      id: home.id,
      ...(variant % 5 === 0 && MORE),
      purpose: { id: home.isRent ? 2 : 1 },
      purposeStatus: { id: code({ offered: home.isRent ? 2 : 1, gone: home.isRent ? 4 : 3 }, home.status) },
      category: { id: code({ house: 1, apartment: 2, land: 3 }, home.type) },
      subCategory: group(null, variant),
      state: group(code({ new: 1, excellent: 2, good: 3, toRefresh: 5, toRenovate: 6 }, home.condition), variant),
      displayStatusId: 2,
      displayPrice: variant % 2 === 0 ? true : '1',
      currency: ['€', 'EUR', null][variant % 3],
      price: json(home.price, variant),
      rooms: json(home.bedrooms, variant),
      area: json(home.living, variant),
      groundArea: json(home.ground, variant),
      energyClass: json(home.label, variant + 1),
      energyValue: isRange ? `${home.energy.text}-${home.energy.text}` : json(home.energy, variant),
      garden: json(home.garden, variant),
      updateDateTime: json(home.date, 1),
      details: [[{ id: 14, value: json(home.year, variant) }, { id: 424_242, value: 'new' }, null], []][0],
      longDescription: [
        { languageId: 'es-ES', content: 'Casa.' },
        { languageId: variant % 2 === 0 ? 'nl-BE' : 'nl', content: home.text.html },
      ],
      shortDescription: [null, undefined, [], {}][variant % 4],
      pictures: [{ urlXXL: home.picture }, { urlXXL: null, order: null }],
      representatives: [[], null, undefined][variant % 3],
    };
  });
  const around = (list: object[]) => ({ estates: list, totalCount: list.length, isValidRequest: true });
  return {
    file: answer(estates, file, around),
    fields: [
      ...(['price', 'bedrooms', 'living', 'ground', 'energy', 'date', 'label', 'garden', 'year'] as const),
      ...(['condition', 'status', 'type'] as const),
    ],
  };
}

/** A size and its unit: a bare number in one of the units, anything else in square metres. */
function sized(spelling: Spelling, variant: number, units: readonly (readonly [name: string, factor: number])[]) {
  const [name, factor] = units[/^\d+$/.test(spelling.text) ? variant % units.length : 0] as readonly [string, number];
  const written = factor === 1 ? json(spelling, variant) : Number(spelling.text) / factor;
  return { name, size: factor !== 1 && variant % 2 === 0 ? String(written) : written };
}

/** Answers of SweepBright. */
export function sweepbrightFile(homes: readonly OddHome[], file: number): OddFile {
  const estates = homes.map((home, index) => {
    const variant = file + index;
    const size = (spelling: Spelling) => {
      const { name: unit, size: written } = sized(spelling, variant, [
        ['sq_m', 1],
        ['sq_ft', 0.09290304],
        ['are', 100],
      ]);
      return { size: written, unit };
    };
    return {
      id: home.id,
      ...(variant % 5 === 0 && MORE),
      negotiation: home.isRent ? ['let', 'rent'][variant % 2] : 'sale',
      status: code(
        { offered: ['available', 'option', 'prospect'][variant % 3] as string, gone: home.isRent ? 'rented' : 'sold' },
        home.status,
      ),
      type: home.type.text,
      sub_type: [null, undefined, '', 'constructor'][variant % 4],
      is_project: false,
      price: { amount: json(home.price, variant), currency: 'EUR', hidden: [false, 0, undefined, null][variant % 4] },
      custom_price: [null, [], {}, { nl: '' }][variant % 4],
      bedrooms: json(home.bedrooms, variant),
      sizes: {
        liveable_area: size(home.living),
        plot_area: size(home.ground),
        gross_area: [null, [], {}][variant % 3],
      },
      building: { construction: { year: json(home.year, variant) }, renovation: [null, []][variant % 2] },
      legal: { energy: { epc_value: json(home.energy, variant), epc_category: json(home.label, variant + 1) } },
      general_condition: code({ excellent: 'mint', toRefresh: 'fair', toRenovate: 'poor' }, home.condition) || null,
      amenities: [[], null, ['sauna', 'constructor', null, 3]][variant % 3],
      description_title: [{}, [], null][variant % 3],
      description: { nl: home.text.html, es: 'Casa.', fr: ['', null][variant % 2] },
      location: { city: 'Ath', geo: [null, [], {}][variant % 3], hidden: false },
      images: [{ url: home.picture, ordinal: null }, null, { url: null }],
      plans: [null, [], {}][variant % 3],
      negotiator: [null, []][variant % 2],
    };
  });
  return {
    file: answer(estates, file, (list) => list),
    fields: [
      ...(['price', 'bedrooms', 'living', 'ground', 'energy', 'label', 'year', 'condition', 'status', 'type'] as const),
    ],
  };
}

/** Answers of a RESO Web API. */
export function resoFile(homes: readonly OddHome[], file: number): OddFile {
  const listings = homes.map((home, index) => {
    const variant = file + index;
    const area = (field: string, spelling: Spelling) => {
      const { name, size } = sized(spelling, variant, [
        ['SquareMeters', 1],
        ['Square Feet', 0.09290304],
        ['Acres', 4046.8564224],
      ]);
      return {
        [field]: size,
        [`${field.replace(/Area$/, '')}${field === 'LotSizeArea' ? 'Units' : 'AreaUnits'}`]: name,
      };
    };
    const lease = variant % 2 === 0 ? 'ResidentialLease' : 'Residential Lease';
    return {
      ListingKey: home.id,
      ...(variant % 5 === 0 && MORE),
      PropertyType: home.isRent ? lease : 'Residential',
      PropertySubType: [null, undefined, '', 'constructor'][variant % 4],
      StandardStatus: code(
        { offered: ['Active', 'Active Under Contract'][variant % 2] as string, gone: 'Closed' },
        home.status,
      ),
      Country: ['BE', 'BEL', 'Belgium', null, undefined][variant % 5],
      LeaseAmountFrequency: ['Monthly', null, undefined][variant % 3],
      ListPrice: json(home.price, variant),
      BedroomsTotal: json(home.bedrooms, variant),
      ...area('LivingArea', home.living),
      ...area('LotSizeArea', home.ground),
      YearBuilt: json(home.year, variant),
      ModificationTimestamp: json(home.date, 1),
      PublicRemarks: home.text.html,
      Media: [[{ MediaURL: home.picture }, null, { MediaURL: null }], null, {}][variant % 3],
      Basement: [null, [], 'None', ['Full', null]][variant % 4],
    };
  });
  const around = (list: object[]) => ({
    '@odata.context': '$metadata#Property',
    '@odata.count': list.length,
    value: list,
  });
  return {
    file: answer(listings, file, around),
    fields: ['price', 'bedrooms', 'living', 'ground', 'year', 'date', 'status'],
  };
}

/** Kinds of requests that visitors send to the catalogue; the number makes each one unique, so that no answer is cached. */
export const QUESTIONS: Record<string, (number: number) => string> = {
  'list, three filters, order, facets': (number) =>
    `/api/properties?lang=nl&goal=sale&type=1&minBedrooms=${1 + (number % 4)}&maxPrice=${200_000 + 1000 * number}&sort=price&page=${1 + (number % 20)}&facets=true`,
  'list of a town, order by surface': (number) =>
    `/api/properties?lang=fr&goal=sale&city=${encodeURIComponent('Ath|7800')}&minPrice=${1000 * number}&sort=-surface&page=${1 + (number % 5)}`,
  'list of a word and a price, facets': (number) =>
    `/api/properties?lang=nl&goal=sale&q=${WORDS[number % WORDS.length]}&maxPrice=${200_000 + 1000 * number}&sort=price&facets=true`,
  suggestions: (number) => `/api/suggest?lang=nl&q=${encodeURIComponent(`${WORDS[number % WORDS.length]} ${number}`)}`,
  'suggestions, a word begun': (number) =>
    `/api/suggest?lang=fr&q=${encodeURIComponent((WORDS[number % WORDS.length] ?? '').slice(0, 2 + (number % 4)))}${number % 7}`,
  'map of a town': (number) =>
    `/api/map?goal=sale&zoom=14&bbox=${[(3.75 + number / 1e4).toFixed(4), 50.61, (3.8 + number / 1e4).toFixed(4), 50.65].join(',')}`,
  'map of Belgium': (number) => `/api/map?goal=sale&zoom=7&bbox=2.5,49.5,6.4,51.5&maxPrice=${150_000 + 1000 * number}`,
};

const WORDS = [
  'ath',
  'lessines',
  'appartement',
  'maison',
  'woning',
  'chièvres',
  'tuin',
  'rue',
  'brugelette',
  'nieuwbouw',
];

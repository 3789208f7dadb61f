/** Sky, far hills, wall, roof, ground. */
const PALETTES = [
  ['#dfe8ea', '#b9c9bd', '#e9dfd0', '#7d4a39', '#8fa27f'],
  ['#f2e6d6', '#c9b79c', '#f6f1e8', '#39463f', '#a3a86f'],
  ['#cfdbe6', '#9fb0b8', '#c98f6f', '#4a3a36', '#7f9378'],
  ['#e8e2ea', '#b7aec0', '#efe9e2', '#5b5f66', '#93a08a'],
] as const;

/** A picture of a house in any width, different per id; replaces the photos of the api. */
export function samplePicture(id: string): string {
  const number = [...id].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const [sky, hills, wall, roof, ground] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const width = 520 + (number % 5) * 70;
  const left = 300 + (number % 7) * 60;
  const storeys = 1 + (number % 2);
  const eaves = 820 - storeys * 170;
  const peak = eaves - 140 - (number % 4) * 30;
  const windows = Array.from({ length: storeys * 3 }, (_, index) => {
    const x = left + width * (0.12 + (index % 3) * 0.29);
    const y = eaves + 45 + Math.floor(index / 3) * 165;
    return `<rect x="${x}" y="${y}" width="${width * 0.17}" height="92" rx="4" fill="#2f3b40" opacity=".82"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice">',
    `<rect width="1600" height="1200" fill="${sky}"/>`,
    `<circle cx="${1320 - (number % 6) * 90}" cy="250" r="84" fill="#fff" opacity=".7"/>`,
    `<path d="M0 760 C300 ${600 + (number % 90)} 620 780 900 690 S1400 600 1600 720 V1200 H0Z" fill="${hills}"/>`,
    `<rect y="815" width="1600" height="385" fill="${ground}"/>`,
    `<rect x="${left}" y="${eaves}" width="${width}" height="${830 - eaves}" fill="${wall}"/>`,
    `<path d="M${left - 36} ${eaves} L${left + width / 2} ${peak} L${left + width + 36} ${eaves}Z" fill="${roof}"/>`,
    ...windows,
    `<path d="M${left + width * 0.44} 830 h90 L${left + width * 0.44 + 230} 1200 H${left + width * 0.44 - 60}Z" fill="#fff" opacity=".35"/>`,
    `<circle cx="${left + width + 170}" cy="700" r="130" fill="${hills}"/><rect x="${left + width + 158}" y="760" width="24" height="90" fill="${roof}"/>`,
    '</svg>',
  ].join('');
}

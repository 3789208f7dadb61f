/**
 * First parts of long compounds in real estate. All browsers hyphenate English, but not all hyphenate Dutch and German.
 */
const FIRST_PARTS =
  /(nieuwbouw|neubau|eengezins|appartements|handels|bedrijfs|industrie|opbrengst|investerings|kantoor|parkeer|vakantie|studenten|mehrfamilien|einfamilien|gewerbe|grundstücks|bovenverdiepings|verkavelings|omgevings|overstromings)(?=\p{L}{5})/giu;

/**
 * The text with soft hyphens where a long compound may break: for headings on a narrow screen.
 * @example softHyphens('Nieuwbouwappartement') // 'Nieuwbouw\u00adappartement'
 */
export const softHyphens = (text: string): string => text.replace(FIRST_PARTS, '$1\u00ad');

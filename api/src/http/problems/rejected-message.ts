import type { DemandReason } from '@facade/shared-domain/listing/demand-criteria';
import type { Language } from '@facade/shared-domain/model';

/** Why a parameter is refused: a reason of list filters or of a demand, or one that only the api has. */
export type ParameterReason =
  | DemandReason
  /** Decimal digits, optionally with a point. */
  | { kind: 'number'; least: number; most: number }
  /** A page beyond the end of what lists show. */
  | { kind: 'deep' | 'moment' | 'required' }
  | { kind: 'days'; other: string; most: number }
  | { kind: 'pattern'; pattern: string };

/** The valid values of a parameter, in the visitor's language. */
export function rejectedMessage(reason: ParameterReason, language: Language): string {
  const write = TEXTS[language][reason.kind] as (reason: ParameterReason) => string;
  return write(reason);
}

type Texts = { [Kind in ParameterReason['kind']]: (reason: Extract<ParameterReason, { kind: Kind }>) => string };

const TEXTS: Record<Language, Texts> = {
  nl: {
    oneOf: ({ values }) => `moet een van deze waarden zijn: ${values.join(', ')}`,
    whole: ({ least, most }) => `moet een geheel getal zijn van ${least} tot ${most}`,
    long: ({ most }) => `mag hoogstens ${most} tekens lang zijn`,
    many: ({ most }) => `mag hoogstens ${most} waarden hebben`,
    repeated: () => 'mag maar één keer gegeven worden',
    below: ({ other, value }) => `moet minstens ${other} (${value}) zijn`,
    unreadable: () => 'bevat een teken dat niet toegelaten is',
    bbox: () => 'moet west,south,east,north zijn, in graden, met west < east en south < north',
    within: ({ most }) =>
      `moet minstens 3 en hoogstens ${most} hoeken hebben, lng lat,lng lat,… in graden, die een oppervlakte omsluiten; zijden mogen elkaar niet kruisen`,
    near: ({ most }) => `moet lat,lng,km zijn: graden en een straal van meer dan 0 tot ${most} km`,
    zone: () => 'moet een id uit /api/demand/zones zijn',
    number: ({ least, most }) => `moet een getal zijn van ${least} tot ${most}, in cijfers`,
    deep: () => 'ligt voorbij de eerste 10.000 panden: verfijn uw zoekopdracht',
    moment: () => 'moet een dag zijn (2026-11-24), of een tijdstip (2026-11-24T14:00+01:00)',
    required: () => 'is verplicht',
    days: ({ other, most }) => `moet na ${other} liggen, hoogstens ${most} dagen later`,
    pattern: ({ pattern }) => `moet van deze vorm zijn: ${pattern}`,
  },
  fr: {
    oneOf: ({ values }) => `doit être l’une de ces valeurs : ${values.join(', ')}`,
    whole: ({ least, most }) => `doit être un nombre entier de ${least} à ${most}`,
    long: ({ most }) => `doit avoir ${most} caractères au plus`,
    many: ({ most }) => `doit avoir ${most} valeurs au plus`,
    repeated: () => 'ne peut être donné qu’une seule fois',
    below: ({ other, value }) => `doit être au moins ${other} (${value})`,
    unreadable: () => 'contient un caractère non autorisé',
    bbox: () => 'doit être west,south,east,north, en degrés, avec west < east et south < north',
    within: ({ most }) =>
      `doit avoir de 3 à ${most} sommets, lng lat,lng lat,… en degrés, qui entourent une surface ; ses côtés ne peuvent se croiser`,
    near: ({ most }) => `doit être lat,lng,km : des degrés et un rayon de plus de 0 à ${most} km`,
    zone: () => 'doit être un id de /api/demand/zones',
    number: ({ least, most }) => `doit être un nombre de ${least} à ${most}, en chiffres`,
    deep: () => 'dépasse les 10.000 premiers biens : affinez votre recherche',
    moment: () => 'doit être un jour (2026-11-24) ou un moment (2026-11-24T14:00+01:00)',
    required: () => 'est obligatoire',
    days: ({ other, most }) => `doit suivre ${other}, ${most} jours plus tard au plus`,
    pattern: ({ pattern }) => `doit avoir cette forme : ${pattern}`,
  },
  en: {
    oneOf: ({ values }) => `must be one of: ${values.join(', ')}`,
    whole: ({ least, most }) => `must be a whole number from ${least} to ${most}`,
    long: ({ most }) => `must be at most ${most} characters long`,
    many: ({ most }) => `must have at most ${most} values`,
    repeated: () => 'must be given once only',
    below: ({ other, value }) => `must be at least ${other} (${value})`,
    unreadable: () => 'contains a character that is not allowed',
    bbox: () => 'must be west,south,east,north in degrees, with west < east and south < north',
    within: ({ most }) =>
      `must have at least 3 and at most ${most} corners, lng lat,lng lat,… in degrees, that enclose an area; its sides must not cross`,
    near: ({ most }) => `must be lat,lng,km: degrees, and a radius of more than 0 up to ${most} km`,
    zone: () => 'must be an id of /api/demand/zones',
    number: ({ least, most }) => `must be a number from ${least} to ${most}, in digits`,
    deep: () => 'lies beyond the first 10,000 homes: narrow your search',
    moment: () => 'must be a day (2026-11-24) or a moment (2026-11-24T14:00+01:00)',
    required: () => 'is required',
    days: ({ other, most }) => `must be after ${other}, at most ${most} days later`,
    pattern: ({ pattern }) => `must have this form: ${pattern}`,
  },
  de: {
    oneOf: ({ values }) => `muss einer dieser Werte sein: ${values.join(', ')}`,
    whole: ({ least, most }) => `muss eine ganze Zahl von ${least} bis ${most} sein`,
    long: ({ most }) => `darf höchstens ${most} Zeichen lang sein`,
    many: ({ most }) => `darf höchstens ${most} Werte haben`,
    repeated: () => 'darf nur einmal angegeben werden',
    below: ({ other, value }) => `muss mindestens ${other} (${value}) sein`,
    unreadable: () => 'enthält ein nicht erlaubtes Zeichen',
    bbox: () => 'muss west,south,east,north in Grad sein, mit west < east und south < north',
    within: ({ most }) =>
      `muss 3 bis ${most} Ecken haben, lng lat,lng lat,… in Grad, die eine Fläche umschließen; Seiten dürfen sich nicht kreuzen`,
    near: ({ most }) => `muss lat,lng,km sein: Grad und ein Umkreis von mehr als 0 bis ${most} km`,
    zone: () => 'muss eine id aus /api/demand/zones sein',
    number: ({ least, most }) => `muss eine Zahl von ${least} bis ${most} sein, in Ziffern`,
    deep: () => 'liegt hinter den ersten 10.000 Objekten: Grenzen Sie Ihre Suche ein',
    moment: () => 'muss ein Tag (2026-11-24) oder ein Zeitpunkt (2026-11-24T14:00+01:00) sein',
    required: () => 'ist erforderlich',
    days: ({ other, most }) => `muss nach ${other} liegen, höchstens ${most} Tage später`,
    pattern: ({ pattern }) => `muss diese Form haben: ${pattern}`,
  },
};

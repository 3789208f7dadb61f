import type { Language } from '@facade/shared-domain/model';
import { meaningOf } from '../../values/words.ts';
import type { XmlElement } from '../xml-records.ts';

/** A type of OpenImmo: its category here, and the name of one such home. */
interface OpenImmoType {
  category: number;
  names: Readonly<Record<Language, string>>;
}

const type = (category: number, [nl, fr, en, de]: readonly [string, string, string, string]): OpenImmoType => ({
  category,
  names: { nl, fr, en, de },
});

/** By the element in `objektart`, and by the value of its attribute if that is more precise. */
const TYPES: Readonly<Record<string, OpenImmoType>> = {
  haus: type(1, ['woning', 'maison', 'house', 'Haus']),
  'haus BUNGALOW': type(9, ['gelijkvloerse woning', 'plain-pied', 'single-storey house', 'Bungalow']),
  'haus VILLA': type(1, ['villa', 'villa', 'villa', 'Villa']),
  'haus REIHENHAUS': type(1, ['rijwoning', 'maison mitoyenne', 'terraced house', 'Reihenhaus']),
  'haus STADTHAUS': type(1, ['herenhuis', 'maison de ville', 'town house', 'Stadthaus']),
  'haus DOPPELHAUSHAELFTE': type(1, [
    'halfopen woning',
    'maison trois façades',
    'semi-detached house',
    'Doppelhaushälfte',
  ]),
  'haus EINFAMILIENHAUS': type(1, ['eengezinswoning', 'maison unifamiliale', 'family house', 'Einfamilienhaus']),
  'haus BAUERNHAUS': type(1, ['hoeve', 'fermette', 'farmhouse', 'Bauernhaus']),
  'haus MEHRFAMILIENHAUS': type(5, [
    'opbrengsteigendom',
    'immeuble de rapport',
    'apartment building',
    'Mehrfamilienhaus',
  ]),
  wohnung: type(12, ['appartement', 'appartement', 'apartment', 'Wohnung']),
  'wohnung PENTHOUSE': type(12, ['penthouse', 'penthouse', 'penthouse', 'Penthouse']),
  'wohnung MAISONETTE': type(12, ['duplex', 'duplex', 'duplex', 'Maisonette']),
  zimmer: type(12, ['kamer', 'chambre', 'room', 'Zimmer']),
  grundstueck: type(3, ['bouwgrond', 'terrain à bâtir', 'building land', 'Grundstück']),
  land_und_forstwirtschaft: type(3, ['landbouwgrond', 'terre agricole', 'agricultural land', 'Landwirtschaft']),
  buero_praxen: type(6, ['kantoor', 'bureau', 'office', 'Büro']),
  einzelhandel: type(6, ['winkel', 'commerce', 'shop', 'Ladenlokal']),
  gastgewerbe: type(6, ['horecapand', 'établissement horeca', 'catering property', 'Gastgewerbe']),
  hallen_lager_prod: type(6, ['bedrijfshal', 'entrepôt', 'warehouse', 'Halle']),
  zinshaus_renditeobjekt: type(5, ['opbrengsteigendom', 'immeuble de rapport', 'investment property', 'Renditeobjekt']),
  parken: type(8, ['garage', 'garage', 'garage', 'Garage']),
};

const OTHER = type(7, ['pand', 'bien', 'property', 'Immobilie']);

/** The type in `objektart`; an unknown one is in the category "other". */
export function openImmoType(kind: XmlElement | undefined): OpenImmoType {
  if (!kind) return OTHER;
  const [detail = ''] = Object.values(kind.attributes);
  return meaningOf(TYPES, `${kind.name} ${detail.toUpperCase()}`) ?? meaningOf(TYPES, kind.name) ?? OTHER;
}

import type { PictureOrder } from '../../pictures/scene.ts';
import { addressOf } from '../addresses.ts';
import { COUNTRY, PRICE_UNIT, STATUS } from '../codes.ts';
import { recordDates } from '../dates.ts';
import { documentsOf } from '../documents.ts';
import { deriveFacts } from '../facts/derive.ts';
import { type Subject, subjectOf } from '../facts/subject.ts';
import { ribbons } from '../lookups.ts';
import { mediaOf } from '../media.ts';
import { ordersOfProperty } from '../orders.ts';
import type { Pair, PlanEntry } from '../plan/entry.ts';
import { projectPlan } from '../plan/projects.ts';
import { priceHistoryOf } from '../prices.ts';
import { describe } from '../text/describe.ts';
import { headlineOf, typeNameOf } from '../text/headline.ts';
import { type Dealer, tellingOf } from '../text/telling.ts';
import { typeset } from '../text/typeset.ts';
import { pictureItem, pictureRecords } from './picture-records.ts';
import type { FeedLanguage, PropertyRecord } from './record.ts';
import type { PropertyFacts } from './record-facts.ts';

const LANGUAGES: readonly FeedLanguage[] = ['nl', 'fr'];
const RENTALS_AGENT = 3;
const SALES_AGENTS = [1, 2];

function agentOf({ entry, random }: Subject): number {
  if (entry.goal === 'rent') return RENTALS_AGENT;
  return projectPlan.find(({ id }) => id === entry.project)?.agentId ?? random.fork('agent').pick(SALES_AGENTS);
}

function unitTextOf(facts: PropertyFacts): Pair {
  if (facts.PriceUnit === PRICE_UNIT.month) return ['/ maand', '/ mois'];
  return facts.PriceUnit === PRICE_UNIT.startingFrom ? ['vanaf', 'à partir de'] : ['', ''];
}

const countryOf = (countryId: number): Pair =>
  countryId === COUNTRY.luxembourg ? ['Luxemburg', 'Luxembourg'] : ['België', 'Belgique'];

/**
 * The records of one property, Dutch and French, and the pictures they need.
 * @param drawn pictures to show in place of its own
 */
export function recordsOf(
  entry: PlanEntry,
  dealer: Dealer,
  drawn?: readonly PictureOrder[],
): { records: PropertyRecord[]; orders: readonly PictureOrder[] } {
  const subject = subjectOf(entry);
  const facts = deriveFacts(subject);
  const orders = drawn ?? ordersOfProperty(subject, facts);
  const telling = tellingOf(subject, facts);
  const texts = {
    description: describe(telling, dealer),
    headline: headlineOf(entry, facts),
    type: typeNameOf(entry),
    unit: unitTextOf(facts),
  };
  const { locality } = subject;
  const countryId = locality?.countryId ?? COUNTRY.belgium;
  const town: Pair = [locality?.nameNl ?? '', locality?.nameFr ?? ''];
  const records = LANGUAGES.map((language): PropertyRecord => {
    const said = (pair: Pair) => typeset(pair[language === 'nl' ? 0 : 1], language);
    return {
      ID: entry.id,
      language,
      Goal: entry.goal === 'sale' ? 0 : 1,
      Status: entry.status ?? STATUS.active,
      City: locality?.name ?? '',
      Zip: locality?.zip ?? entry.zip ?? '',
      CountryID: countryId,
      CountryName: said(countryOf(countryId)),
      TypeDescription: said(texts.headline),
      MainTypeName: said(texts.type),
      WebID: entry.webId,
      WebIDs: [entry.webId, ...(entry.alsoIn ?? [])].join(','),
      RecordFile: `property-${entry.id}-${language}`,
      ProjectID: entry.project ?? null,
      UnitNumber: entry.unit ?? '',
      Marquee: entry.ribbon ?? 0,
      MarqueeName: ribbons.find(({ id }) => id === (entry.ribbon ?? 0))?.name[language] ?? '',
      ExternalWeb: '',
      ...mediaOf(entry.id),
      SmallPictureItem: pictureItem(orders[0], 400, 300),
      XLargePictureItem: pictureItem(orders[0], 1600, 1200),
      Pictures: pictureRecords(orders, town, language),
      ...addressOf(subject),
      PublishAddress: !entry.hideAddress,
      Region: locality || entry.zip ? null : subject.region,
      OffMarket: entry.offMarket === true,
      ...recordDates(subject),
      Description: said(texts.description),
      Documents: documentsOf(subject, facts, language),
      AgentID: agentOf(subject),
      ...facts,
      PriceHistory: priceHistoryOf(subject, { annuity: facts.AnnuityMonthly !== null }),
      PriceUnitText: said(texts.unit),
    };
  });
  return { records, orders };
}

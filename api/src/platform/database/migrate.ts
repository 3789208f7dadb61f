import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { fillSample } from './fill-sample.ts';
import { start } from './migrations/001-start.ts';
import { limits } from './migrations/003-limits.ts';
import { catalogue } from './migrations/004-catalogue.ts';
import { imports } from './migrations/005-import.ts';
import { covering } from './migrations/006-covering.ts';
import { catalogueChanges } from './migrations/008-catalogue-changes.ts';
import { askedPrices } from './migrations/009-asked-prices.ts';
import { offMarket } from './migrations/010-off-market.ts';
import { marks } from './migrations/013-marks.ts';
import { feedFiles } from './migrations/014-feed-files.ts';
import { consentWording } from './migrations/015-consent-wording.ts';
import { appointments } from './migrations/017-appointments.ts';
import { demands } from './migrations/018-demands.ts';
import { agency } from './migrations/019-agency.ts';
import { formNext } from './migrations/020-form-next.ts';
import { smallForms } from './migrations/021-small-forms.ts';
import { uploads } from './migrations/022-uploads.ts';
import { erasures } from './migrations/023-erasures.ts';
import { passwordResets } from './migrations/024-password-resets.ts';
import { oneApproval } from './migrations/025-one-approval.ts';
import { newsletterIssues } from './migrations/027-newsletter-issues.ts';
import { watchedHomes } from './migrations/027-watched-homes.ts';
import { ownerSessions } from './migrations/029-owner-sessions.ts';
import { passkeys } from './migrations/030-passkeys.ts';
import { seenVisits } from './migrations/031-seen-visits.ts';
import { scheduledImport } from './migrations/033-scheduled-import.ts';
import { ownerSummaries } from './migrations/034-owner-summaries.ts';
import { contentPreviews } from './migrations/035-content-previews.ts';
import { contentEdits } from './migrations/036-content-edits.ts';
import { favouritesKept } from './migrations/037-favourites-kept.ts';
import { areaOrder } from './migrations/038-area-order.ts';
import { sampledWords } from './migrations/039-sampled-words.ts';
import { leadMails } from './migrations/040-lead-mails.ts';
import { importGuard } from './migrations/041-import-guard.ts';
import { visitHolds } from './migrations/042-visit-holds.ts';
import { ownerVisits } from './migrations/043-owner-visits.ts';
import { staffAccounts } from './migrations/044-staff-accounts.ts';
import { ownerMessages } from './migrations/045-owner-messages.ts';
import { seenLeads } from './migrations/046-seen-leads.ts';
import { featureMarks } from './migrations/047-feature-marks.ts';
import { feedSources } from './migrations/048-feed-sources.ts';
import { importRuns } from './migrations/049-import-runs.ts';
import { wordedProblems } from './migrations/050-worded-problems.ts';
import { pictureAnswers } from './migrations/051-picture-answers.ts';
import { goalCounts } from './migrations/052-goal-counts.ts';
import { together } from './migrations/053-together.ts';
import { crmHints } from './migrations/054-crm-hints.ts';
import { moreFilters } from './migrations/055-more-filters.ts';
import { dismissedHomes } from './migrations/056-dismissed-homes.ts';
import { browserErrors } from './migrations/057-browser-errors.ts';
import { describedHomes } from './migrations/058-described-homes.ts';
import { weeklySummaries } from './migrations/059-weekly-summaries.ts';
import type { Db } from './schema.ts';

/**
 * Every migration, in order of its name. A migration that has shipped is never edited: add the next one.
 * Missing numbers were never released. They run in one transaction, so whatever blocks a table blocks it until the end: indexes of
 * tables with data are in `indexes.ts`, and columns are filled by a job, such as `import/derive-columns.ts`.
 */
const migrations: Record<string, Migration> = {
  '001-start': start,
  '003-limits': limits,
  '004-catalogue': catalogue,
  '005-import': imports,
  '006-covering': covering,
  '008-catalogue-changes': catalogueChanges,
  '009-asked-prices': askedPrices,
  '010-off-market': offMarket,
  '013-marks': marks,
  '014-feed-files': feedFiles,
  '015-consent-wording': consentWording,
  '017-appointments': appointments,
  '018-demands': demands,
  '019-agency': agency,
  '020-form-next': formNext,
  '021-small-forms': smallForms,
  '022-uploads': uploads,
  '023-erasures': erasures,
  '024-password-resets': passwordResets,
  '025-one-approval': oneApproval,
  '027-newsletter-issues': newsletterIssues,
  '027-watched-homes': watchedHomes,
  '029-owner-sessions': ownerSessions,
  '030-passkeys': passkeys,
  '031-seen-visits': seenVisits,
  '033-scheduled-import': scheduledImport,
  '034-owner-summaries': ownerSummaries,
  '035-content-previews': contentPreviews,
  '036-content-edits': contentEdits,
  '037-favourites-kept': favouritesKept,
  '038-area-order': areaOrder,
  '039-sampled-words': sampledWords,
  '040-lead-mails': leadMails,
  '041-import-guard': importGuard,
  '042-visit-holds': visitHolds,
  '043-owner-visits': ownerVisits,
  '044-staff-accounts': staffAccounts,
  '045-owner-messages': ownerMessages,
  '046-seen-leads': seenLeads,
  '047-feature-marks': featureMarks,
  '048-feed-sources': feedSources,
  '049-import-runs': importRuns,
  '050-worded-problems': wordedProblems,
  '051-picture-answers': pictureAnswers,
  '052-goal-counts': goalCounts,
  '053-together': together,
  '054-crm-hints': crmHints,
  '055-more-filters': moreFilters,
  '056-dismissed-homes': dismissedHomes,
  '057-browser-errors': browserErrors,
  '058-described-homes': describedHomes,
  '059-weekly-summaries': weeklySummaries,
};

/** Brings the database to the newest schema. Throws if a migration fails, and then keeps nothing of it. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (await lacksSample(db)) await db.transaction().execute((tx) => fillSample(tx));
}

/** True after the migration that created its table, and if a start was interrupted before the sample was filled. */
async function lacksSample(db: Db): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`select exists (select from property)
    and not exists (select from sampled_property) as lacks`.execute(db);
  return rows[0]?.lacks ?? false;
}

import {
  addOwner,
  addStaff,
  invite,
  listOwners,
  listStaffAccounts,
  ownerRealm,
  removeOwner,
  removeStaff,
  saveOwner,
  saveStaff,
  staffRealm,
  unknownHomes,
} from '../../../accounts/index.ts';
import { type Content, enabledLanguages } from '../../../content/index.ts';
import type { SiteServices } from '../../../correspondence/index.ts';
import {
  type ImportOptions,
  type ImportReport,
  importFeed,
  type OnProgress,
  undoImports,
} from '../../../import/index.ts';
import { exportLead, exportLeads, filesOf } from '../../../leads/index.ts';
import { listMails, resendMails, showMail } from '../../../mail/index.ts';
import type { Db } from '../../../platform/index.ts';
import { erasePerson, exportPerson } from '../../../privacy/index.ts';
import { copyEmbedded } from '../../backup/embedded-copy.ts';
import { siteEvents } from '../../site-events.ts';
import type { Invitation } from '../account-invitation.ts';
import { type ConsentOrder, workOnConsents } from './consent-work.ts';
import { type NewsletterOrder, workOnNewsletter } from './newsletter-work.ts';
import { type PreviewOrder, workOnPreviews } from './preview-work.ts';
import { type SlotsOrder, workOnSlots } from './slots-work.ts';
import { type TestimonialOrder, workOnTestimonials } from './testimonial-work.ts';

type Person = Parameters<typeof exportPerson>[1];

/** A feed to import, or how many imports to undo. */
export type ImportOrder =
  | { file: string; source: string; sample: boolean; dryRun: boolean; allowRemovals: number | null }
  | { undo: number; source: string; dryRun: boolean };

interface WorkOptions extends Pick<ImportOptions, 'pictureHosts' | 'adapterFile'> {
  /** The format of a feed by its name. */
  formatOf(source: string): string;
  /** Opens what commands need to mail people, when one does. */
  site(): Promise<SiteServices>;
  /** Reads the agency's content. */
  content(): Promise<Content>;
}

type Named = { email: string };
type Invited<Account> = Omit<Account, 'password'> & Invitation;
type NewOwner = Parameters<typeof addOwner>[1];
type NewStaff = Parameters<typeof addStaff>[1];

export type Work = ReturnType<typeof workOn>;

/** What commands do with the database. */
export function workOn(db: Db, dataFolder: string, { site, content, formatOf, ...options }: WorkOptions) {
  return {
    async importFeed(order: ImportOrder, onProgress?: OnProgress): Promise<ImportReport> {
      const agency = await content();
      const withholds = agency.settings.advertising.incomplete === 'withhold';
      const said = { withholds, languages: enabledLanguages(agency), onProgress };
      const all = { ...order, format: formatOf(order.source), dataFolder, ...options, ...said };
      return 'undo' in all ? undoImports(db, { ...all, count: all.undo }) : importFeed(db, all);
    },
    addOwner: (order: NewOwner) => db.transaction().execute((tx) => addOwner(tx, order)),
    /** Returns whether a mail was sent. */
    inviteOwner: async (order: Invited<NewOwner>) =>
      invite(db, (await site()).outbox, ownerRealm, order, (tx) => saveOwner(tx, order)),
    /** Which of these homes the site does not have. */
    unknownHomes: ({ ids }: { ids: number[] }) => unknownHomes(db, ids),
    listOwners: () => listOwners(db),
    /** Returns whether the account existed. */
    removeOwner: ({ email }: Named) => removeOwner(db, email),
    addStaff: (order: NewStaff) => db.transaction().execute((tx) => addStaff(tx, order)),
    /** Returns whether a mail was sent. */
    inviteStaff: async (order: Invited<NewStaff>) =>
      invite(db, (await site()).outbox, staffRealm, order, (tx) => saveStaff(tx, order)),
    listStaffAccounts: () => listStaffAccounts(db),
    /** Returns whether the account existed. */
    removeStaff: ({ email }: Named) => db.transaction().execute((tx) => removeStaff(tx, email)),
    listLeads: (order: Parameters<typeof exportLeads>[1]) => exportLeads(db, order),
    showLead: ({ id }: { id: string }) => exportLead(db, id),
    /** Files that came with a lead and are still stored. */
    listLeadFiles: ({ id }: { id: string }) => filesOf(db, id),
    copyDatabase: ({ target }: { target: string }) => copyEmbedded(db, target),
    testimonials: (order: TestimonialOrder) => workOnTestimonials(db, order),
    exportPerson: ({ person }: { person: Person }) => exportPerson({ db, dataFolder }, person),
    erasePerson: ({ person }: { person: Person }) => erasePerson({ db, dataFolder }, person),
    listMails: ({ limit }: { limit: number }) => listMails(db, limit),
    showMail: ({ id }: { id: string }) => showMail(db, id),
    /** Returns how many. */
    resendMails: (order: Parameters<typeof resendMails>[1]) => resendMails(db, order),
    siteEvents: ({ since }: { since: string }) => siteEvents(db, since),
    slots: (order: SlotsOrder) => workOnSlots(db, order, site),
    consents: (order: ConsentOrder) => workOnConsents(db, order),
    previews: (order: PreviewOrder) => workOnPreviews(db, order, site),
    newsletter: (order: NewsletterOrder) => workOnNewsletter(db, order, site),
  };
}

import type { LeadFile } from '@facade/shared-domain/model';
import type { z } from 'zod';
import {
  addOwner,
  addStaff,
  invite,
  type ListedOwner,
  type ListedStaff,
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
import type { Content } from '../../../content/index.ts';
import type { SiteServices } from '../../../correspondence/index.ts';
import {
  type ImportOptions,
  type ImportReport,
  importFeed,
  type OnProgress,
  undoImports,
} from '../../../import/index.ts';
import { type ExportedLead, exportLead, exportLeads, filesOf } from '../../../leads/index.ts';
import { listMails, type MailList, resendMails, type ShownMail, showMail } from '../../../mail/index.ts';
import type { Db } from '../../../platform/index.ts';
import { type Erased, erasePerson, exportPerson, type PersonalData } from '../../../privacy/index.ts';
import type { Rows } from '../../backup/contents.ts';
import { copyEmbedded } from '../../backup/embedded-copy.ts';
import type { importOrder, Order } from '../control/orders.ts';
import { type StoredConsent, workOnConsents } from './consent-work.ts';
import { type NewsletterAnswer, workOnNewsletter } from './newsletter-work.ts';
import { type PreviewAnswer, workOnPreviews } from './preview-work.ts';
import { type SlotsAnswer, workOnSlots } from './slots-work.ts';
import { type ListedTestimonial, workOnTestimonials } from './testimonial-work.ts';

/** What commands do with the database, wherever it is open. */
export interface Work {
  importFeed(order: z.infer<typeof importOrder>, onProgress?: OnProgress): Promise<ImportReport>;
  addOwner(order: Order<'addOwner'>): Promise<void>;
  /** Returns whether a mail was sent. */
  inviteOwner(order: Order<'inviteOwner'>): Promise<boolean>;
  /** Which of these homes the site does not have. */
  unknownHomes(order: Order<'unknownHomes'>): Promise<number[]>;
  listOwners(): Promise<ListedOwner[]>;
  /** Returns whether the account existed. */
  removeOwner(order: Order<'removeOwner'>): Promise<boolean>;
  addStaff(order: Order<'addStaff'>): Promise<void>;
  /** Returns whether a mail was sent. */
  inviteStaff(order: Order<'inviteStaff'>): Promise<boolean>;
  listStaffAccounts(): Promise<ListedStaff[]>;
  /** Returns whether the account existed. */
  removeStaff(order: Order<'removeStaff'>): Promise<boolean>;
  listLeads(order: Order<'listLeads'>): Promise<ExportedLead[]>;
  showLead(order: Order<'showLead'>): Promise<ExportedLead | null>;
  /** Files that came with a lead and are still stored. */
  listLeadFiles(order: Order<'listLeadFiles'>): Promise<LeadFile[]>;
  copyDatabase(order: Order<'copyDatabase'>): Promise<Rows>;
  testimonials(order: Order<'testimonials'>): Promise<ListedTestimonial[]>;
  exportPerson(order: Order<'exportPerson'>): Promise<PersonalData>;
  erasePerson(order: Order<'erasePerson'>): Promise<Erased>;
  listMails(order: Order<'listMails'>): Promise<MailList>;
  showMail(order: Order<'showMail'>): Promise<ShownMail | null>;
  /** Returns how many. */
  resendMails(order: Order<'resendMails'>): Promise<number>;
  slots(order: Order<'slots'>): Promise<SlotsAnswer>;
  newsletter(order: Order<'newsletter'>): Promise<NewsletterAnswer>;
  consents(order: Order<'consents'>): Promise<StoredConsent[]>;
  previews(order: Order<'previews'>): Promise<PreviewAnswer>;
}

interface WorkOptions extends Pick<ImportOptions, 'signal' | 'measure' | 'format' | 'pictureHosts'> {
  /** Opens what commands need to mail people, when one does. */
  site(): Promise<SiteServices>;
  /** Reads the agency's content. */
  content(): Promise<Content>;
}

/** Works on a database that this process has open. */
export function workOn(db: Db, dataFolder: string, { site, content, ...options }: WorkOptions): Work {
  return {
    async importFeed(order, onProgress) {
      const withholds = (await content()).settings.advertising.incomplete === 'withhold';
      const all = { ...order, dataFolder, ...options, onProgress, withholds };
      return 'undo' in all ? undoImports(db, { ...all, count: all.undo }) : importFeed(db, all);
    },
    addOwner: (order) => db.transaction().execute((tx) => addOwner(tx, order)),
    inviteOwner: async (order) => invite(db, (await site()).outbox, ownerRealm, order, (tx) => saveOwner(tx, order)),
    unknownHomes: ({ ids }) => unknownHomes(db, ids),
    listOwners: () => listOwners(db),
    removeOwner: ({ email }) => removeOwner(db, email),
    addStaff: (order) => db.transaction().execute((tx) => addStaff(tx, order)),
    inviteStaff: async (order) => invite(db, (await site()).outbox, staffRealm, order, (tx) => saveStaff(tx, order)),
    listStaffAccounts: () => listStaffAccounts(db),
    removeStaff: ({ email }) => db.transaction().execute((tx) => removeStaff(tx, email)),
    listLeads: (order) => exportLeads(db, order),
    showLead: ({ id }) => exportLead(db, id),
    listLeadFiles: ({ id }) => filesOf(db, id),
    copyDatabase: ({ target }) => copyEmbedded(db, dataFolder, target),
    testimonials: (order) => workOnTestimonials(db, order),
    exportPerson: ({ person }) => exportPerson({ db, dataFolder }, person),
    erasePerson: ({ person }) => erasePerson({ db, dataFolder }, person),
    listMails: ({ limit }) => listMails(db, limit),
    showMail: ({ id }) => showMail(db, id),
    resendMails: (order) => resendMails(db, order),
    slots: (order) => workOnSlots(db, order, site),
    consents: (order) => workOnConsents(db, order),
    previews: (order) => workOnPreviews(db, order, { site, measure: options.measure }),
    newsletter: (order) => workOnNewsletter(db, order, site),
  };
}

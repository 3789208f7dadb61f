import { sql } from 'kysely';
import { DEFAULT_RETENTION } from '../../kernel/index.ts';
import { defineKind } from '../privacy-kind.ts';

/**
 * Lists of homes that people share by a link. They hold no mail address, so nobody can be found in them: whoever has the link removes
 * themselves, or ends the list.
 */
export const sharedLists = defineKind({
  id: 'shared-lists',
  texts: {
    nl: {
      name: 'Gedeelde lijst van panden',
      kept: 'uw voornaam, uw hartjes en nota’s per pand, voor wie de link heeft; de termijn loopt vanaf het laatste bezoek, en wie de link heeft, kan de lijst meteen beëindigen',
    },
    fr: {
      name: 'Liste de biens partagée',
      kept: 'votre prénom, vos cœurs et vos notes par bien, pour ceux qui ont le lien ; le délai court à partir de la dernière visite, et quiconque a le lien peut supprimer la liste aussitôt',
    },
    en: {
      name: 'Shared list of homes',
      kept: 'your first name, your hearts and notes of homes, for those who have the link; the time counts from the last visit, and anyone with the link can end the list at once',
    },
    de: {
      name: 'Geteilte Liste von Immobilien',
      kept: 'Ihr Vorname, Ihre Herzen und Notizen zu Immobilien, für alle, die den Link haben; die Frist läuft ab dem letzten Besuch, und wer den Link hat, kann die Liste sofort beenden',
    },
  },
  ground: 'asked',
  keptFor: DEFAULT_RETENTION['shared-lists'],
  expire: {
    in: 'database',
    async batch(tx, before, size) {
      const { numAffectedRows = 0n } = await sql`delete from together_list where id in
        (select id from together_list where visited_at < ${before} limit ${size})`.execute(tx);
      return Number(numAffectedRows);
    },
  },
});

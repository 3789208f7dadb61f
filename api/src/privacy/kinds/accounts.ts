import { sql } from 'kysely';
import { listPasskeys, ownerRealm } from '../../accounts/index.ts';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** Owners who follow their homes. Only the agency can delete an account, so it is reported, not erased. */
export const accounts = defineKind({
  id: 'accounts',
  texts: {
    nl: {
      name: 'Account van een eigenaar',
      kept: 'naam, e-mailadres, versleuteld wachtwoord, de panden, de browsers die ingelogd zijn, de taal en welke e-mails u wenst',
    },
    fr: {
      name: 'Compte d’un propriétaire',
      kept: 'nom, adresse e-mail, mot de passe chiffré, les biens, les navigateurs connectés, la langue et les e-mails que vous souhaitez',
    },
    en: {
      name: 'Account of an owner',
      kept: 'name, e-mail address, hashed password, the properties, the browsers that are logged in, the language and which e-mails you want',
    },
    de: {
      name: 'Konto eines Eigentümers',
      kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort, die Immobilien, die angemeldeten Browser, die Sprache und welche E-Mails Sie wünschen',
    },
  },
  ground: 'asked',
  keptFor: 'whileUsed',
  async find({ db }, person) {
    const email = emailOf(person);
    const rows = await db
      .selectFrom('account')
      .select(['id', 'email', 'name', 'language', 'wants_summary', 'wants_visits', 'created_at as at'])
      .where(sql<string>`lower(email)`, '=', email)
      .execute();
    return Promise.all(
      rows.map(async (account) => {
        const properties = await db
          .selectFrom('account_property')
          .select('property_id')
          .where('account_id', '=', account.id)
          .execute();
        const sessions = await ownerRealm.sessions.list(db, account.id);
        return {
          ...account,
          properties: properties.map(({ property_id: id }) => id),
          passkeys: await listPasskeys(db, ownerRealm, account.id),
          sessions: sessions.map(({ id: _, ...session }) => session),
        };
      }),
    );
  },
});

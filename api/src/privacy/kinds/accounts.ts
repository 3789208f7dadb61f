import { sql } from 'kysely';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** Owners who follow their homes. Only the agency can end an account: it is reported, not erased. */
export const accounts = defineKind({
  id: 'accounts',
  texts: {
    nl: {
      name: 'Account van een eigenaar',
      kept: 'naam, e-mailadres, versleuteld wachtwoord de panden, de taal en of u het maandoverzicht wenst',
    },
    fr: {
      name: 'Compte d’un propriétaire',
      kept: 'nom, adresse e-mail, mot de passe chiffré les biens, la langue et si vous souhaitez le résumé mensuel',
    },
    en: {
      name: 'Account of an owner',
      kept: 'name, e-mail address, hashed password the properties, the language and whether you want the monthly summary',
    },
    de: {
      name: 'Konto eines Eigentümers',
      kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort die Immobilien, die Sprache und ob Sie die Monatsübersicht wünschen',
    },
  },
  ground: 'asked',
  keptFor: 'whileUsed',
  async find({ db }, person) {
    const email = emailOf(person);
    const rows = await db
      .selectFrom('account')
      .select(['id', 'email', 'name', 'language', 'wants_summary', 'created_at as at'])
      .where(sql<string>`lower(email)`, '=', email)
      .execute();
    return Promise.all(
      rows.map(async (account) => {
        const properties = await db
          .selectFrom('account_property')
          .select('property_id')
          .where('account_id', '=', account.id)
          .execute();
        return { ...account, properties: properties.map(({ property_id: id }) => id) };
      }),
    );
  },
});

import { sql } from 'kysely';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** Owners who follow their homes. Only the agency can end an account: it is reported, not erased. */
export const accounts = defineKind({
  id: 'accounts',
  texts: {
    nl: { name: 'Account van een eigenaar', kept: 'naam, e-mailadres, versleuteld wachtwoord en de panden' },
    fr: { name: 'Compte d’un propriétaire', kept: 'nom, adresse e-mail, mot de passe chiffré et les biens' },
    en: { name: 'Account of an owner', kept: 'name, e-mail address, hashed password and the properties' },
    de: { name: 'Konto eines Eigentümers', kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort und die Immobilien' },
  },
  ground: 'asked',
  keptFor: 'whileUsed',
  async find({ db }, person) {
    const email = emailOf(person);
    const rows = await db
      .selectFrom('account')
      .select(['id', 'email', 'name', 'created_at as at'])
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

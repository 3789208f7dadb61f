import { sql } from 'kysely';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** People who work for the agency. Only the agency can end an account: it is reported, not erased. */
export const staff = defineKind({
  id: 'staff',
  texts: {
    nl: { name: 'Account van een medewerker', kept: 'naam, e-mailadres, versleuteld wachtwoord en rol' },
    fr: { name: 'Compte d’un collaborateur', kept: 'nom, adresse e-mail, mot de passe chiffré et rôle' },
    en: { name: 'Account of a member of staff', kept: 'name, e-mail address, hashed password and role' },
    de: { name: 'Konto eines Mitarbeiters', kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort und Rolle' },
  },
  ground: 'asked',
  keptFor: 'whileUsed',
  find: async ({ db }, person) =>
    db
      .selectFrom('staff')
      .select(['id', 'email', 'name', 'role', 'created_at as at'])
      .where(sql<string>`lower(email)`, '=', emailOf(person))
      .execute(),
});

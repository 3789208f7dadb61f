import { sql } from 'kysely';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** The agency's staff. Only the agency can delete an account, so it is reported, not erased. */
export const staff = defineKind({
  id: 'staff',
  texts: {
    nl: {
      name: 'Account van een medewerker',
      kept: 'naam, e-mailadres, versleuteld wachtwoord, rol en wat de persoon aan de website wijzigde',
    },
    fr: {
      name: 'Compte d’un collaborateur',
      kept: 'nom, adresse e-mail, mot de passe chiffré, rôle et ce que la personne a modifié sur le site',
    },
    en: {
      name: 'Account of a member of staff',
      kept: 'name, e-mail address, hashed password, role, and what the person changed of the website',
    },
    de: {
      name: 'Konto eines Mitarbeiters',
      kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort, Rolle und was die Person an der Website geändert hat',
    },
  },
  ground: 'asked',
  keptFor: 'whileUsed',
  async find({ db }, person) {
    const accounts = await db
      .selectFrom('staff')
      .select(['id', 'email', 'name', 'role', 'created_at as at'])
      .where(sql<string>`lower(email)`, '=', emailOf(person))
      .execute();
    const edits = (id: number) =>
      db.selectFrom('content_edit').select(['at', 'thing']).where('staff_id', '=', id).orderBy('id').execute();
    return Promise.all(accounts.map(async (account) => ({ ...account, edits: await edits(account.id) })));
  },
});

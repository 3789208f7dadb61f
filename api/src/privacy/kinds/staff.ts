import { sql } from 'kysely';
import { listPasskeys, staffRealm } from '../../accounts/index.ts';
import { defineKind, emailOf } from '../privacy-kind.ts';

/** The agency's staff. Only the agency can delete an account, so it is reported, not erased. */
export const staff = defineKind({
  id: 'staff',
  texts: {
    nl: {
      name: 'Account van een medewerker',
      kept: 'naam, e-mailadres, versleuteld wachtwoord, passkeys, de browsers die ingelogd zijn, rol en wat de persoon aan de website wijzigde',
    },
    fr: {
      name: 'Compte d’un collaborateur',
      kept: 'nom, adresse e-mail, mot de passe chiffré, clés d’accès, les navigateurs connectés, rôle et ce que la personne a modifié sur le site',
    },
    en: {
      name: 'Account of a member of staff',
      kept: 'name, e-mail address, hashed password, passkeys, the browsers that are logged in, role, and what the person changed of the website',
    },
    de: {
      name: 'Konto eines Mitarbeiters',
      kept: 'Name, E-Mail-Adresse, verschlüsseltes Passwort, Passkeys, die angemeldeten Browser, Rolle und was die Person an der Website geändert hat',
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
    return Promise.all(
      accounts.map(async (account) => {
        const sessions = await staffRealm.sessions.list(db, account.id);
        return {
          ...account,
          edits: await edits(account.id),
          passkeys: await listPasskeys(db, staffRealm, account.id),
          sessions: sessions.map(({ id: _, ...session }) => session),
        };
      }),
    );
  },
});

import type { SiteUnderTest } from '../site.ts';
import { asOperator } from './as-operator.ts';

export interface StaffAccount {
  name: string;
  email: string;
  password: string;
}

/** Gives one of the agency's staff an account, as its operator does; an agent by the id that the feed has. */
export async function addStaff(site: SiteUnderTest, name: string, agent?: string): Promise<StaffAccount> {
  const account = { name, email: `${name.toLowerCase()}@agency.example`, password: `password of ${name}` };
  const role = agent ? ['--role', 'agent', '--agent', agent] : ['--role', 'manager'];
  await asOperator(site, 'staff', 'add', account.email, '--name', name, '--password', account.password, ...role);
  return account;
}

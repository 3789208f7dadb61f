import type { Account } from '@facade/api/testing/account-of';
import { startFaultyDatabase } from '@facade/api/testing/database-faults';
import { runKillsWithMail } from '@facade/api/testing/mail-runs';
import { cutPower } from '@facade/api/testing/power-cut';
import { runFaults, runKills, runRestarts } from '@facade/api/testing/restart-runs';
import { embeddedDatabase, type RunDatabase, serverDatabase } from '@facade/api/testing/run-databases';
import { canMount } from '@facade/api/testing/small-disk';
import type { Figure } from '../report/figure.ts';
import type { Part } from './part.ts';

const KILLS = 36;
/** Kills of an api that has {@link SUBMISSIONS} and their mails to send. */
const MAILED_KILLS = 25;
const SUBMISSIONS = 2000;
const MAIL_OUTAGE_SECONDS = 60;
const MAIL_TIMEOUT_SECONDS = 240;
const FAULTS = 32;
const RESTARTS = 5;
const POWER_CUTS = 100;

/** Seed for the times of faults. */
const SEED = 1;

/** Faults of api and database under four writers that send each enquiry until it is acknowledged, under one idempotency key. */
export const restarts: Part = {
  title: `restarts: ${KILLS} kills, ${FAULTS} faults of the database, ${RESTARTS} restarts under four writers, ${POWER_CUTS} power cuts`,
  async measure({ say }) {
    const figures: Figure[] = [];
    for (const start of [embeddedDatabase, serverDatabase]) {
      say(`${KILLS} kills`);
      figures.push(...(await withDatabase(start, (database) => measureKills(database))));
      say(`${SUBMISSIONS} enquiries, ${MAILED_KILLS} kills, the mail server away for a minute`);
      figures.push(...(await withDatabase(start, (database) => measureMails(database))));
      say(`${RESTARTS} restarts`);
      figures.push(...(await withDatabase(start, (database) => measureRestarts(database))));
    }
    say(`${FAULTS} faults of the database`);
    figures.push(...(await measureFaults()));
    if (!canMount()) {
      say('this user may not mount a disk: no power is cut');
      return figures;
    }
    say(`${POWER_CUTS} power cuts`);
    return [...figures, ...(await measurePowerCuts())];
  },
};

async function withDatabase(
  start: () => Promise<RunDatabase>,
  measure: (database: RunDatabase) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = await start();
  try {
    return await measure(database);
  } finally {
    await database.stop();
  }
}

async function measureKills(database: RunDatabase): Promise<Figure[]> {
  const account = await runKills(database, { times: KILLS, seed: SEED });
  return figuresOf(`${KILLS} kills, ${database.name}`, account);
}

async function measureMails(database: RunDatabase): Promise<Figure[]> {
  const account = await runKillsWithMail(database, {
    times: MAILED_KILLS,
    seed: SEED,
    submissions: SUBMISSIONS,
    outageSeconds: MAIL_OUTAGE_SECONDS,
    timeoutSeconds: MAIL_TIMEOUT_SECONDS,
  });
  const name = `${SUBMISSIONS} enquiries, ${MAILED_KILLS} kills, ${database.name}`;
  return [
    ...figuresOf(name, account),
    none(name, 'not mailed to the agency', account.notMailed),
    none(name, 'not confirmed to the visitor', account.notConfirmed),
    none(name, 'mails under two names', account.doubled),
    { name: 'mails that came again under their name', page: name, unit: '', value: account.again },
  ];
}

async function measureRestarts(database: RunDatabase): Promise<Figure[]> {
  const account = await runRestarts(database, { times: RESTARTS, seed: SEED });
  const name = `${RESTARTS} restarts, ${database.name}`;
  if (database.name === 'embedded') return figuresOf(name, account);
  return [
    ...figuresOf(name, account),
    none(name, 'broken connections', answersOf(account, [0])),
    none(name, 'answers of 503', answersOf(account, [503, -503])),
  ];
}

async function measurePowerCuts(): Promise<Figure[]> {
  const { acknowledged, lost } = await cutPower(POWER_CUTS, { seed: SEED });
  const name = `${POWER_CUTS} power cuts, embedded`;
  return [
    { name: 'commits acknowledged before a cut', page: name, unit: '', value: acknowledged },
    none(name, 'lost', lost),
  ];
}

async function measureFaults(): Promise<Figure[]> {
  const database = await startFaultyDatabase();
  try {
    const { deaths, slowestRecovery, ...account } = await runFaults(database, { times: FAULTS, seed: SEED });
    const name = `${FAULTS} faults, PostgreSQL`;
    return [
      ...figuresOf(name, account),
      none(name, 'ends of the api', deaths),
      none(name, 'answers of 503 without Retry-After', answersOf(account, [-503])),
      {
        name: 'slowest recovery',
        page: name,
        unit: 's',
        value: slowestRecovery,
        targets: [{ of: 'value', atMost: 2 }],
      },
    ];
  } finally {
    await database.stop();
  }
}

function figuresOf(name: string, account: Account): Figure[] {
  const expected = [201, 503, -503, 0];
  const others = Object.keys(account.answers)
    .map(Number)
    .filter((status) => !expected.includes(status));
  return [
    { name: 'acknowledged', page: name, unit: '', value: account.acknowledged },
    none(name, 'lost', account.lost),
    none(name, 'stored twice', account.twice),
    none(name, 'stored but refused', account.storedButRefused),
    none(name, 'answers of 500 and others', answersOf(account, others)),
  ];
}

const none = (page: string, name: string, value: number): Figure => ({
  name,
  page,
  unit: '',
  value,
  targets: [{ of: 'value', atMost: 0 }],
});

const answersOf = ({ answers }: Account, statuses: number[]): number =>
  statuses.reduce((sum, status) => sum + (answers[status] ?? 0), 0);

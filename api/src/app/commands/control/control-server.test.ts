import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import type { ImportReport } from '../../../import/report.ts';
import { DatabaseInUse } from '../../../platform/database/index.ts';
import type { Work } from '../work/work.ts';
import { remoteWork } from './control-client.ts';
import { type Control, startControl } from './control-server.ts';

const ID = '0d5a3c1e-6f0b-4f7e-9d0a-3b1c2d4e5f60';

const log = pino({ level: 'silent' });

const report: ImportReport = {
  imported: true,
  errors: [],
  warnings: [{ record: 'property 1', field: 'Marquee', message: 'unknown ribbon 9' }],
  more: { errors: 0, warnings: 0 },
  tooMany: null,
  preview: null,
  counts: { properties: 1, projects: 0, pictures: 0, added: 1, changed: 0, removed: 0 },
  revision: 'a1',
};

const progress = { step: 'reading', done: 1, total: 2, records: 3 } as const;

describe('the socket for commands', () => {
  let folder: string;
  let socket: string;
  let control: Control | undefined;
  const orders: unknown[] = [];
  const work: Work = {
    importFeed: async (order, onProgress) => {
      orders.push(order);
      onProgress?.(progress);
      return report;
    },
    addOwner: async (order) => {
      orders.push(order);
    },
    inviteOwner: async () => true,
    unknownHomes: async () => [],
    listOwners: async () => [{ email: 'an@example.be', name: 'An', propertyIds: [1], hasPassword: false }],
    removeOwner: async () => false,
    copyDatabase: async (order) => {
      orders.push(order);
      return { 'public.visit': 3 };
    },
    slots: async (order) => {
      orders.push(order);
      return { number: 1, appointments: [], changes: [] };
    },
    newsletter: async () => ({ list: { readers: [], issues: [] } }),
    consents: async () => [],
    previews: async () => ({}),
    listLeadFiles: async () => [],
    testimonials: async (order) => {
      orders.push(order);
      return [];
    },
    exportPerson: async ({ person }) => ({ person, at: '', data: {} }),
    erasePerson: async () => ({ erased: {}, left: {} }),
    addStaff: async (order) => {
      orders.push(order);
    },
    inviteStaff: async () => true,
    listStaffAccounts: async () => [
      { id: 1, name: 'An', email: 'an@example.be', role: 'agent', agentId: '1', hasPassword: false },
    ],
    removeStaff: async (order) => {
      orders.push(order);
      return false;
    },
    listLeads: async (order) => {
      orders.push(order);
      return [];
    },
    showLead: async (order) => {
      orders.push(order);
      return null;
    },
    listMails: async (order) => {
      orders.push(order);
      return { mails: [], counts: { waiting: 0, retrying: 0, sending: 0, dead: 0 } };
    },
    showMail: async (order) => {
      orders.push(order);
      return null;
    },
    resendMails: async (order) => {
      orders.push(order);
      return 2;
    },
  };
  const listen = async (changed: Partial<Work> = {}) => {
    control = await startControl(socket, { ...work, ...changed }, log);
    return remoteWork(new DatabaseInUse(folder, `process ${123}`));
  };
  const send = (path: string, body: string) =>
    new Promise<{ status?: number; body: string }>((done, fail) => {
      const headers = { 'content-type': 'application/json' };
      request({ socketPath: socket, path, method: 'POST', headers, agent: false }, async (response) =>
        done({ status: response.statusCode, body: await text(response) }),
      )
        .on('error', fail)
        .end(body);
    });
  beforeEach(() => {
    orders.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'facade-control-'));
    socket = join(folder, 'control.sock');
  });
  afterEach(async () => {
    await control?.stop();
    control = undefined;
    rmSync(folder, { recursive: true });
  });

  test('is readable by this user alone, whatever the umask, which it leaves unchanged', async () => {
    const mask = process.umask(0);
    try {
      await listen();
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      expect(process.umask()).toBe(0);
    } finally {
      process.umask(mask);
    }
  });

  test('forwards orders and reports unchanged', async () => {
    const through = await listen();
    const order = { file: '/feed.json', sample: false, dryRun: false, allowRemovals: null };
    const owner = { name: 'An', email: 'an@example.be', password: 'long enough', propertyIds: [1, 2] };
    const seen: unknown[] = [];
    expect(await through.importFeed(order, (one) => seen.push(one))).toEqual(report);
    expect(seen).toEqual([progress]);
    await through.addOwner(owner);
    expect(await through.listMails({ limit: 5 })).toMatchObject({ mails: [], counts: { dead: 0 } });
    expect(await through.showMail({ id: ID })).toBeNull();
    expect(await through.resendMails({ allDead: true })).toBe(2);
    expect(orders).toEqual([order, owner, { limit: 5 }, { id: ID }, { allDead: true }]);
    const staff = { name: 'An', email: 'an@example.be', password: 'long enough', role: 'agent', agentId: '1' } as const;
    await through.addStaff(staff);
    expect(await through.listStaffAccounts()).toMatchObject([{ name: 'An', role: 'agent' }]);
    expect(await through.removeStaff({ email: 'an@example.be' })).toBe(false);
    expect(await through.listLeads({ since: null, limit: 10 })).toEqual([]);
    expect(await through.showLead({ id: '0b9d3139-8c10-4647-9ce1-51040e9084d0' })).toBeNull();
    expect(orders).toHaveLength(9);
    expect(await through.listOwners()).toEqual([
      { email: 'an@example.be', name: 'An', propertyIds: [1], hasPassword: false },
    ]);
    expect(await through.removeOwner({ email: 'an@example.be' })).toBe(false);
  });

  test.each([
    ['another field', '/importFeed', '{"file":"/feed.json","sample":false,"dryRun":false,"more":1}', 400],
    ['a path that is not absolute', '/importFeed', '{"file":"feed.json","sample":false,"dryRun":false}', 400],
    ['no JSON', '/importFeed', '{', 400],
    ['a mail that is no id', '/resendMails', '{"id":"1"}', 400],
    ['too much', '/addOwner', JSON.stringify({ name: 'x'.repeat(300_000) }), 413],
    ['another command', '/drop', '{}', 404],
  ])('refuses %s', async (_what, path, body, status) => {
    await listen();
    expect((await send(path, body)).status).toBe(status);
    expect(orders).toEqual([]);
  });

  test('reports in one line what the site could not do', async () => {
    const through = await listen({ addOwner: () => Promise.reject(new Error('disk full')) });
    await expect(
      through.addOwner({ name: 'An', email: 'an@example.be', password: 'long enough', propertyIds: [] }),
    ).rejects.toThrow('The site (process 123) could not do it: disk full');
  });

  test('reports in one line why an import failed', async () => {
    const through = await listen({ importFeed: () => Promise.reject(new Error('disk full')) });
    const order = { file: '/feed.json', sample: false, dryRun: false, allowRemovals: null };
    await expect(through.importFeed(order)).rejects.toThrow('The site (process 123) could not do it: disk full');
  });

  test('names the process that has the database open if nobody listens', async () => {
    const through = remoteWork(new DatabaseInUse(folder, `process ${123}`));
    const order = { file: '/feed.json', sample: false, dryRun: false, allowRemovals: null };
    await expect(through.importFeed(order)).rejects.toThrow('is open in process 123: stop that first');
    writeFileSync(socket, '');
    await expect(through.importFeed(order)).rejects.toThrow('is open in process 123: stop that first');
  });
});

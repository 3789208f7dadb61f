import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { RegistryError } from '@facade/platform/registry/errors';
import { smallBuild } from '@facade/platform/testing/small-build';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { CommandError } from '../commands/command.ts';
import { commands } from '../commands/commands.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
let site: TestStore;
const given = process.env.FACADE_DATA;
beforeAll(() => {
  site = testStore();
  process.env.FACADE_DATA = site.data;
});
afterAll(() => {
  site.dispose();
  if (given === undefined) delete process.env.FACADE_DATA;
  else process.env.FACADE_DATA = given;
});

function facade(command: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'facade', ...command.split(' ')], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, FACADE_DATA: site.data, FACADE_ACTOR: 'a tester', NODE_OPTIONS: '', ...env },
  });
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
}
const refusal = (command: string, env?: NodeJS.ProcessEnv) => {
  const { status, stdout, lines } = facade(command, env);
  expect([status, stdout, lines.length]).toEqual([1, '', 1]);
  return lines[0]?.replace('facade: ', '');
};

test('before the first publication there is nothing to act on', () => {
  for (const command of ['rollback', 'promote', 'halt', 'history']) {
    expect(refusal(`${command} mf-detail`)).toBe(`nothing was published to ${site.data} yet`);
  }
  expect(JSON.parse(facade('status --json').stdout)).toEqual({ revision: 0, sections: {} });
});

describe('with two releases and a canary', () => {
  beforeAll(async () => {
    await site.publish('1.0.0');
    await site.publish('2.0.0');
    await site.publish('3.0.0', { canary: 10 });
  });

  test('status lists live and stored releases, in exactly this format', () => {
    const release = (version: string) => ({
      version,
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      integrity: expect.stringMatching(/^sha384-/),
    });
    expect(JSON.parse(facade('status --json').stdout)).toEqual({
      revision: 3,
      sections: {
        'mf-detail': {
          live: '2.0.0',
          canary: { version: '3.0.0', percent: 10 },
          releases: [release('3.0.0'), release('2.0.0'), release('1.0.0')],
        },
      },
    });
    expect(facade('status').stdout).toContain('mf-detail 2.0.0; canary 3.0.0 for 10 %; 3 stored');
  });

  test.each([
    ['publish', 'which section? Name one, such as mf-detail'],
    ['publish mf-detail mf-forms', '"mf-forms" is one argument too many'],
    ['publish mf-nothing', 'there is no section "mf-nothing"; which section? One of '],
    ['publish mf-detail --canary 101', '--canary takes a whole percentage from 0 to 100, not "101"'],
    ['publish mf-detail --canary -1', "Option '--canary' takes no value that begins with a hyphen"],
    ['publish mf-detail --canary 1e1', '--canary takes a whole percentage from 0 to 100, not "1e1"'],
    ['publish mf-detail --canary=', '--canary needs a value'],
    ['publish mf-detail --version 1', '--version takes a semantic version such as 1.4.0, not "1"'],
    ['publish mf-detail --version 1.0.0/../../x', '--version takes a semantic version'],
    ['publish mf-detail --version 1.0\n2', '--version takes a semantic version such as 1.4.0, not "1.0 2"'],
    ['publish mf-detail --version \x1b[31m1', '--version takes a semantic version such as 1.4.0, not "1"'],
    ['publish mf-detail --version', "Option '--version <value>' argument missing"],
    ['publish mf-detail --channel Pre/view', '--channel takes a name of lower-case letters, digits and hyphens'],
    ['publish mf-detail --channel a --canary 1', 'a release goes to a canary or to a channel, not to both'],
    [`publish mf-detail --why ${'x'.repeat(501)}`, '--why takes at most 500 characters, not 501'],
    ['rollback mf-detail --why \x07', '--why needs a value'],
    ['publish mf-detail --now', "Unknown option '--now'"],
    [
      'publish mf-detail --version 1.0.0',
      'mf-detail 1.0.0 is published already; releases are immutable. `facade promote mf-detail --version 1.0.0` makes that one live',
    ],
    ['publish mf-detail --version 1.0.0 --canary 5', 'mf-detail 1.0.0 is published already; releases are immutable'],
    ['publish mf-detail --build /nowhere', '/nowhere is not a finished build: it has no release.json'],
    ['rollback mf-detail --to x', '--to takes the number of a revision, not "x"'],
    ['rollback mf-detail --to 99', 'there is no revision 99; `facade history mf-detail` lists them'],
    ['rollback mf-forms', 'there is no section "mf-forms" in '],
    ['promote mf-detail --version 9.0.0', 'mf-detail 9.0.0 is not stored here'],
    ['promote mf-detail --version 2.0.0', 'mf-detail 2.0.0 is live already'],
    ['promote mf-detail --version 9', '--version takes a semantic version'],
    ['promote mf-detail --canary 10', 'which release is to be the canary? Name it with --version'],
    ['promote mf-forms', 'there is no section "mf-forms" in '],
    ['history mf-detail mf-forms', '"mf-forms" is one argument too many'],
    ['retire', 'which section?'],
    ['retire mf-forms', 'there is no section "mf-forms" in '],
    ['retire mf-detail --channel next', 'mf-detail has no channel "next"'],
    ['repair mf-detail', '"mf-detail" is one argument too many'],
    ['status mf-detail', '"mf-detail" is one argument too many'],
  ])('%s: one line, and nothing changes', async (line, message) => {
    const [name = '', ...args] = line.split(' ');
    const command = await commands[name]?.();
    if (!command) throw new Error(`there is no command ${name}`);
    const error: Error = await command.run(args).then(
      () => new Error('it was done'),
      (reason) => reason,
    );
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('\n');
    expect(error instanceof CommandError || error instanceof RegistryError).toBe(true);
    expect((await site.store.registry.read()).extras.revision).toBe(3);
  });

  test('the line goes to stderr, and the exit status is 1', () => {
    expect(refusal('publish mf-detail --canary 101')).toBe(
      '--canary takes a whole percentage from 0 to 100, not "101"',
    );
    expect(refusal('rollback mf-detail --to 99')).toMatch(/^there is no revision 99; [^\n]+$/);
  });

  test('a build of another section is refused', () => {
    const build = smallBuild(site.data, 'x', 'mf-forms');
    expect(refusal(`publish mf-detail --build ${build}`)).toBe(`${build} is a build of mf-forms, not of mf-detail`);
  });

  test('an invalid store is reported with its setting', () => {
    expect(refusal('status', { FACADE_STORE: 'x' })).toBe('FACADE_STORE must be s3://bucket/prefix, not "x"');
  });

  test('status and history show what each command did', async () => {
    expect(facade('publish mf-detail --version 3.0.0 --canary 25')).toMatchObject({
      status: 0,
      stdout: 'mf-detail 3.0.0 is the canary for 25 % (registry revision 4)\n',
    });
    expect(await site.state()).toBe('2.0.0, 3.0.0 for 25 %');
    expect(facade('halt mf-detail --why \x1b[31mslow\x07', { FACADE_ACTOR: 'a\ntester' }).status).toBe(0);
    expect(await site.state()).toBe('2.0.0');
    expect(refusal('promote mf-detail')).toMatch(/^mf-detail has no canary; a tester, .+ 3\.0\.0: slow$/);
    expect(facade('rollback mf-detail --to 1').stdout).toBe('mf-detail 1.0.0 is live (registry revision 6)\n');
    await site.publish('4.0.0', { canary: 50 });
    expect(facade('promote mf-detail').status).toBe(0);
    expect(facade('rollback mf-detail').status).toBe(0);
    expect(await site.state()).toBe('1.0.0');

    const history = JSON.parse(facade('history mf-detail --json').stdout);
    expect(history.map(({ revision, action }: { revision: number; action: string }) => [revision, action])).toEqual([
      [9, 'rollback'],
      [8, 'promote'],
      [7, 'canary'],
      [6, 'rollback'],
      [5, 'halt'],
      [4, 'canary'],
      [3, 'canary'],
      [2, 'publish'],
      [1, 'publish'],
    ]);
    expect(history[4]).toEqual({
      section: 'mf-detail',
      revision: 5,
      at: expect.stringMatching(/^\d{4}/),
      by: 'a tester',
      automatic: null,
      identity: null,
      why: 'slow',
      what: 'halt the canary mf-detail 3.0.0',
      action: 'halt',
      live: '2.0.0',
      canary: null,
    });
    expect(facade('history').stdout).toBe(facade('history mf-detail').stdout);
    expect(facade('history mf-detail').stdout.split('\n')[4]).toMatch(
      /^ {4}5 {2}\S+ {2}a tester {2}halt the canary mf-detail 3\.0\.0: slow$/,
    );
  });
});

import { haltCanary } from '../releases/canary.ts';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { actor } from './actor.ts';
import { noteText, plainText } from './plain-text.ts';

const RUDE = ' \x1b[31mbigger\x1b[0m\r\npictures\x07\u2028and\u202emore\x9b ';
const CLEAN = 'bigger pictures and more';

test('removes colours, replaces control characters with spaces, keeps the rest', () => {
  expect(plainText(RUDE)).toBe(CLEAN);
  expect(plainText('Größer – „schöner“ 👩‍💻')).toBe('Größer – „schöner“ 👩‍💻');
});

test('more than 500 characters are refused in one line', () => {
  expect(noteText('--why', 'x'.repeat(500))).toHaveLength(500);
  expect(() => noteText('--why', 'x'.repeat(501))).toThrow(/^--why takes at most 500 characters, not 501$/);
});

test('the actor is plain text, too', () => {
  expect(actor({ FACADE_ACTOR: RUDE })).toBe(CLEAN);
  expect(actor({ FACADE_ACTOR: '\n' })).toBe(actor({}));
});

describe('what the registry keeps', () => {
  let site: TestStore;
  beforeEach(() => {
    site = testStore();
  });
  afterEach(() => site.dispose());
  const newest = async () => (await site.store.registry.read()).extras;

  test('is plain text, whoever wrote it, and never too long', async () => {
    await site.publish('1.0.0', { by: RUDE, why: RUDE });
    expect(await newest()).toMatchObject({ by: CLEAN, why: CLEAN });
    await expect(site.publish('2.0.0', { by: 'x'.repeat(501) })).rejects.toThrow('FACADE_ACTOR takes at most 500');
    await expect(site.publish('2.0.0', { why: 'x'.repeat(501) })).rejects.toThrow('--why takes at most 500 characters');
    expect((await newest()).revision).toBe(1);
  });

  test('a long error message does not stop a server from halting a canary', async () => {
    await site.publish('1.0.0');
    await site.publish('2.0.0', { canary: 10 });
    expect(await haltCanary(site.store, 'mf-detail', '2.0.0', `bad\n${'x'.repeat(9000)}`)).toBe(true);
    expect((await newest()).why).toMatch(/^bad x{496}$/);
  });
});

import { Translations } from './translations.ts';

const texts = () =>
  new Translations('nl', {
    shell: { close: 'Sluiten' },
    'mf-a': {
      title: 'Panden',
      empty: '',
      list: { total_one: '{{count}} pand', total_other: '{{count}} panden', total_zero: 'geen panden' },
      label: 'Attest',
      label_wallonia: 'Certificat',
      rooms_ground_one: '{{count}} kamer gelijkvloers',
      rooms_ground_other: '{{count}} kamers gelijkvloers',
      hello: 'Dag {{ name }}, u hebt {{count}} {{what}}',
    },
  });

test.each([
  ['title', undefined, 'Panden'],
  ['empty', undefined, ''],
  ['list.total', { count: 1 }, '1 pand'],
  ['list.total', { count: 2.5 }, '2.5 panden'],
  ['list.total', { count: 0 }, 'geen panden'],
  ['label', { context: 'wallonia' }, 'Certificat'],
  ['label', { context: 'flanders' }, 'Attest'],
  ['rooms', { context: 'ground', count: 1 }, '1 kamer gelijkvloers'],
  ['hello', { name: '<Ann>', count: 3, what: undefined }, 'Dag <Ann>, u hebt 3 '],
  ['hello', { name: null }, 'Dag , u hebt {{count}} {{what}}'],
  ['shell:close', undefined, 'Sluiten'],
  ['list.none', { defaultValue: 'niets van {{name}}', name: 'A' }, 'niets van A'],
  ['a:b', { defaultValue: 'a:b' }, 'a:b'],
  ['list.none', undefined, 'list.none'],
  ['list', undefined, 'list'],
  ['constructor.name', undefined, 'constructor.name'],
])('%s with %j is %j', (key, values, text) => {
  expect(texts().of('mf-a')(key, values as never)).toBe(text);
});

test('releases from before the typed texts give a default as a string', () => {
  expect(texts().of('mf-a')('none', 'niets' as never)).toBe('niets');
});

test('a plural that a language has no text for is that of many', () => {
  const t = new Translations('fr', { a: { home_one: '{{count}} bien', home_other: '{{count}} biens' } }).of('a');
  expect(t('home', { count: 1_000_000 })).toBe('1000000 biens');
});

test('texts that are added later are found by the same translator', () => {
  const all = texts();
  const t = all.of('mf-b');
  expect([all.has('mf-b'), t('title')]).toEqual([false, 'title']);
  all.add('mf-b', { title: 'Titel', 'list.none': 'Niets' });
  expect([all.has('mf-b'), t('title'), t('list.none'), all.of('mf-b') === t]).toEqual([true, 'Titel', 'Niets', true]);
});

test('after a change there is another translator, and whoever follows is called', () => {
  const all = texts();
  const t = all.of('mf-a');
  expect(t('title')).toBe('Panden');
  const changed = jest.fn();
  const stop = all.follow(changed);
  all.add('mf-b', {});
  expect(changed).not.toHaveBeenCalled();
  all.add('mf-a', { title: 'Woningen' });
  all.changed();
  expect([t('title'), all.of('mf-a')('title')]).toEqual(['Panden', 'Woningen']);
  stop();
  all.changed();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('records which texts some work showed, however often', () => {
  const all = texts();
  const t = all.of('mf-a');
  t('title');
  const [result, shown] = all.record(
    () => [t('title'), t('list.total', { count: 2 }), t('none'), t('shell:close')].length,
  );
  expect([result, shown]).toEqual([
    4,
    new Map([
      ['mf-a', new Set(['title', 'list.total_other', 'list.total_'])],
      ['shell', new Set(['close'])],
    ]),
  ]);
  t('label');
  const [late, ofLate] = all.record(() => all.later.of('mf-a')('title'));
  expect([late, ofLate.size]).toEqual(['Panden', 0]);
  expect(shown.get('mf-a')?.has('label')).toBe(false);
});

test('tests can refuse what is missing', () => {
  const refuse = {
    text: (key: string): never => {
      throw new Error(`no ${key}`);
    },
    value: (placeholder: string, text: string): never => {
      throw new Error(`no ${placeholder} in ${text}`);
    },
  };
  const t = new Translations('nl', { a: { hello: 'Dag {{name}}' } }, refuse).of('a');
  expect(() => t('none')).toThrow('no none');
  expect(() => t('hello', { name: undefined })).toThrow('no {{name}} in Dag {{name}}');
  expect(t('none', { defaultValue: 'niets' })).toBe('niets');
});

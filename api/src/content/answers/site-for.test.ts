import { teamPicture } from '../reading/pictures/content-pictures.ts';
import { contentWith, context, problemsWith, smallFolder } from '../testing/small-folder.ts';
import { enabledLanguages, siteFor } from './site-for.ts';

const site = async (language: 'nl' | 'fr' | 'en', changes: Record<string, string | null> = {}) =>
  siteFor(await contentWith(changes), language, context);

describe('siteFor', () => {
  test('orders the menu, without drafts, with children and links that leave the site', async () => {
    expect((await site('nl')).menu).toEqual([
      { id: 0, label: 'Welkom', path: '/nl/', externalUrl: null, children: [] },
      {
        id: 10,
        label: 'Diensten',
        path: '/nl/diensten/',
        externalUrl: null,
        children: [{ id: 5, label: 'Ereloon', path: '/nl/diensten/ereloon/', externalUrl: null, children: [] }],
      },
      { id: 12, label: 'Blog', path: 'https://blog.example/', externalUrl: 'https://blog.example/', children: [] },
    ]);
  });

  test('lists every published page with its parent, including redirects, and redirects aliases to the page', async () => {
    const { routes } = await site('fr');
    const brief = routes.map(({ original, parent, redirectTo }) => [original, parent, redirectTo]);
    expect(brief).toEqual([
      ['/blog/', '/', 'https://blog.example/'],
      ['/', null, undefined],
      ['/services/', '/', undefined],
      ['/services/fees/', '/services/', undefined],
      ['/what-we-do/', '/', '/fr/services/'],
    ]);
  });

  test('shows top-bar items that are on, with the phone number for display and for dialling', async () => {
    expect((await site('nl')).topBar).toEqual([
      { side: 'left', label: '+32\u00a068\u00a000\u00a000\u00a001', link: 'tel:+3268000001', icon: 'phone' },
    ]);
  });

  test('shows the agency’s own logo in the header, its other version on dark backgrounds', async () => {
    const logo = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect fill="${fill}" width="9" height="9"/></svg>`;
    const files = { 'pictures/a.svg': logo('#000'), 'pictures/b.svg': logo('#fff') };
    const header = async (fields: string) =>
      (await site('nl', { ...files, 'look.yaml': `header: { ${fields} }\n` })).header;
    expect((await header('maxVisible: 3')).logo).toBeUndefined();
    const one = (await header('logo: pictures/a.svg')).logo;
    expect(one).toMatchObject({ width: 168, height: 56, onDark: one?.onLight });
    const two = await header('logo: pictures/a.svg, logoOnDark: pictures/b.svg, logoHeight: 100');
    expect(two.logo).toMatchObject({ width: 300, height: 100, onLight: one?.onLight });
    expect(two.logo?.onDark).toMatch(/^\/images\/logo\/[a-f\d]{16}\.svg$/);
    expect(two.logo?.onDark).not.toBe(one?.onLight);
    expect(two).not.toHaveProperty('logoHeight');
  });

  test('gives footer, its columns and top-bar items the colours that the agency chose', async () => {
    const { footer, topBar } = await site('nl', {
      'footer.yaml': `
background: '#101820'
columns: [{ title: Kantoor, background: '#F0E0D0', color: '#301010' }, { title: Wettelijk }]
copyright: © {AGENCY}
`,
      'top-bar.yaml': "- { side: left, label: Nieuw, link: /, icon: info, color: '#B4482B' }\n",
    });
    expect(footer.ground).toMatchObject({ color: '#101820', isDark: true });
    expect(footer.columns.map(({ ground }) => ground)).toEqual([
      { color: '#F0E0D0', ink: '#301010', isDark: false },
      undefined,
    ]);
    expect(topBar[0]?.ground).toMatchObject({ color: '#B4482B', isDark: true });
  });

  test('lists the hosts that pages load from: those of the settings and of the films in banners', async () => {
    const home = `${smallFolder['pages/home.yaml']}`.replace(
      'type: image',
      'type: video\n  videoUrl: https://films.example/a/loop.mp4',
    );
    const settings = `${smallFolder['settings.yaml']}externalSources: { frames: [https://tours.example], media: [https://films.example] }\n`;
    const { externalSources } = await site('nl', { 'pages/home.yaml': home, 'settings.yaml': settings });
    expect(externalSources).toEqual({
      pictures: [],
      frames: ['https://tours.example'],
      media: ['https://films.example'],
      connections: [],
    });
  });

  test('has its pictures delivered by the asset host of the settings', async () => {
    const settings = `${smallFolder['settings.yaml']}assetHost: https://cdn.example\nexternalSources: { pictures: [https://more.example] }\n`;
    const { externalSources } = await site('nl', { 'settings.yaml': settings });
    expect(externalSources?.pictures).toEqual(['https://more.example', 'https://cdn.example']);
  });

  test('respects the public flag in the footer and localizes its links', async () => {
    const { footer } = await site('nl');
    expect(footer.columns[0]).toMatchObject({ title: null, html: '<p>Zie <a href="/nl/diensten/">contact</a></p>' });
    expect(footer.copyright).toBe('© Testkantoor');
  });

  test('returns the popup only when it is switched on', async () => {
    const popup = (enabled: boolean) => ({
      'popup.yaml': `enabled: ${enabled}\ndelay: 3\ntitle: Dicht\ntext: Tot morgen.\nlink: { label: Diensten, link: /services/ }\n`,
    });
    expect((await site('nl', popup(false))).popup).toBeNull();
    expect((await site('nl', popup(true))).popup).toEqual({
      delaySeconds: 3,
      title: 'Dicht',
      html: '<p>Tot morgen.</p>',
      link: { label: 'Diensten', path: '/nl/diensten/' },
      picture: null,
    });
  });

  test('passes the popup’s class names on', async () => {
    const popup = (className: string) => ({
      'popup.yaml': `enabled: true\ntitle: Dicht\ntext: Tot morgen.\nclassName: ${className}\n`,
    });
    expect((await site('nl', popup('open-house summer'))).popup?.className).toBe('open-house summer');
    expect(await problemsWith(popup(`'a"b'`))).toEqual([expect.stringContaining('names of CSS classes')]);
  });

  test('returns colours the agency set, with their derived shades, and no others', async () => {
    const { theme } = await site('nl', { 'look.yaml': "colors: { primary: '#402a55' }\nradius: 4px\n" });
    expect(theme).toEqual({
      primary: '#402a55',
      'primary-hover': '#574469',
      'primary-muted': '#c6bfcc',
      radius: '4px',
    });
  });

  test('lists the languages that are switched on, the default one first', async () => {
    const french = (smallFolder['settings.yaml'] ?? '').replace('languageDefault: nl', 'languageDefault: fr');
    expect(enabledLanguages(await contentWith())).toEqual(['nl', 'fr', 'en']);
    const changes = {
      'settings.yaml': french,
      'footer.yaml': 'columns: []\ncopyright: ©\n',
      'pictures.yaml': '- { id: one, kind: facade, width: 6, height: 4, alt: façade }\n',
      'pages/hidden.yaml': null,
      'menu.yaml': '[]',
      'pages/home.yaml': 'id: 0\ntype: home\npath: /\ntitle: Accueil\n',
    };
    expect(enabledLanguages(await contentWith(changes))).toEqual(['fr', 'nl', 'en']);
  });
});

describe('teamPicture', () => {
  test('finds the portrait by mail address, whatever its case', async () => {
    const content = await contentWith({
      'team.yaml': '- { name: Ann, role: { nl: Verkoop }, email: ann@agency.example, picture: one }\n',
    });
    expect(teamPicture(content, 'Ann@Agency.example', 'fr', context)).toMatchObject({ id: 'one', alt: 'Une façade' });
    expect(teamPicture(content, 'bob@agency.example', 'fr', context)).toBeNull();
  });

  test('prefers the size and colour from the picture store', async () => {
    const content = await contentWith({
      'team.yaml': '- { name: Ann, role: { nl: Verkoop }, email: ann@agency.example, picture: one }\n',
    });
    const pictureFacts = () => ({ width: 1, height: 2, color: '#123456' });
    expect(teamPicture(content, 'ann@agency.example', 'nl', { ...context, pictureFacts })).toEqual({
      id: 'one',
      width: 1,
      height: 2,
      color: '#123456',
      alt: 'Een gevel',
    });
  });
});

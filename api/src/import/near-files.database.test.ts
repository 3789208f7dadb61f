import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import sharp from 'sharp';
import { describeDatabase } from '../testing/described-database.ts';
import { FeedFolder } from '../testing/feed-folder.ts';

describeDatabase('files beside a feed, as systems name them', (db) => {
  let feeds: FeedFolder;
  beforeEach(async () => {
    feeds = new FeedFolder(db());
    await feeds.load([]);
  });
  afterEach(() => feeds.remove());

  const home = async () => {
    const { record } = await db().selectFrom('property').select('record').executeTakeFirstOrThrow();
    return { documents: record.texts.nl?.documents, pictures: record.pictures.map(({ id }) => id.split('-')[0]) };
  };
  const put = (name: string, content: string | Buffer) => writeFileSync(join(feeds.folder, name), content);
  const named = (...files: string[]) =>
    propertyRecords(1, { Documents: files.map((File) => ({ Title: 'Plan', File })) });

  test('documents lie beside it, and have spaces, accents and paths of Windows', async () => {
    put('Plan e\u0301tage 1.pdf', '%PDF-1.7 plan');
    put('other.pdf', '%PDF-1.7 of nobody');
    put('page.pdf', '<html>');
    await feeds.load(named('C:\\export\\Plan étage 1.pdf', 'page.pdf'));
    const { documents } = await home();
    const held = documents?.[0]?.held;
    expect([held, feeds.documents()]).toEqual([expect.stringMatching(/^Plan-etage-1-[\da-f]{8}\.pdf$/), [held]]);
    put('Plan e\u0301tage 1.pdf', '%PDF-1.7 another plan');
    await feeds.load(named('C:\\export\\Plan étage 1.pdf', 'page.pdf'));
    expect(feeds.documentText(held ?? '')).toBe('%PDF-1.7 another plan');
  });

  test('or in their folder', async () => {
    mkdirSync(join(feeds.folder, 'documents'));
    put('documents/Énergie & co.PDF', '%PDF-1.7 certificate');
    await feeds.load(named('https://crm.example/f/%C3%89nergie%20%26%20co.PDF'));
    expect((await home()).documents?.map(({ held }) => held)).toEqual(feeds.documents());
  });

  test('documents embedded in OpenImmo stay as long as their home', async () => {
    const file = (content: string, more: string) =>
      `<anhang gruppe="DOKUMENTE">${more}<daten><pfad>Bau plan.pdf</pfad><anhanginhalt>${Buffer.from(content).toString('base64')}</anhanginhalt></daten></anhang>`;
    const feed = (files: string) =>
      `<openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="1"/></objektkategorie>
<verwaltung_techn><objektnr_extern>1</objektnr_extern><sprache>nl</sprache></verwaltung_techn><freitexte><objektbeschreibung>Huis</objektbeschreibung></freitexte><anhaenge>${files}</anhaenge></immobilie></anbieter></openimmo>`;
    const load = (files: string) => feeds.importText(feed(files), { allowRemovals: 10 }, 'homes.xml');
    expect(await load(file('%PDF-1.7 a', ''))).toMatchObject({ errors: [], warnings: [] });
    const { documents } = await home();
    expect(documents).toMatchObject([{ title: 'Bau plan', held: expect.stringMatching(/^embedded-\w+\.pdf$/) }]);
    expect(feeds.documents()).toEqual([documents?.[0]?.held]);
    await load(file('%PDF-1.7 a', ''));
    expect(feeds.documents()).toEqual([documents?.[0]?.held]);
    await load(file('%PDF-1.7 b', '<anhangtitel>Plan</anhangtitel>'));
    expect([feeds.documents().length, (await home()).documents?.[0]]).toMatchObject([1, { title: 'Plan' }]);
    expect(feeds.documents()).not.toContain(documents?.[0]?.held);
  });

  test('pictures may be spelled in another way, but never be one of two', async () => {
    const draw = (background: string) =>
      sharp({ create: { width: 4, height: 3, channels: 3, background } })
        .jpeg()
        .toBuffer();
    put('pictures/Fac\u0327ade 1.JPG', await draw('#ff0000'));
    put('pictures/A.jpg', await draw('#00ff00'));
    put('pictures/a.JPG', await draw('#0000ff'));
    const files = ['C:\\x\\façade 1.jpg', 'a.jpg'].map((File) => ({ ID: File.slice(-5, -4), File }));
    const { warnings } = await feeds.load(propertyRecords(1, { Pictures: files }));
    expect((await home()).pictures).toHaveLength(1);
    expect(warnings.filter(({ law }) => !law)).toMatchObject([{ kind: 'pictureMissing', values: { name: 'a' } }]);
  });
});

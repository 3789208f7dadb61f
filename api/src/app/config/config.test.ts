import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({}, '/site')).toEqual({
      ok: true,
      config: {
        dataFolder: '/site/.facade',
        port: 0,
        databaseUrl: null,
        readUrls: [],
        contentFolder: '/site/tools/sample-agency/content',
        feedFormat: 'auto',
        adapterFile: null,
        feedSchedule: null,
        pictureHosts: [],
        preparesPictures: true,
        mail: { smtpUrl: null, from: null, to: null },
        captcha: { provider: 'altcha', formsWithoutProof: 3000, siteKey: '', secret: '', verifyUrl: null },
        uploads: { key: null, scanner: null },
        registry: null,
        webhook: null,
        metricsToken: null,
        drainSeconds: 20,
        databaseWaitSeconds: 30,
        logLevel: 'info',
      },
    });
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', FACADE_API_PORT: '' }, '/site')).toEqual(readConfig({}, '/site'));
  });

  test('lists all problems at once', () => {
    expect(
      readConfig({
        FACADE_API_PORT: 'http',
        DATABASE_URL: 'mysql://x',
        DATABASE_READ_URL: 'postgres://replica-1/facade,mysql://secret@replica-2',
        SMTP_URL: 'mail',
        MAIL_FROM: 'nobody',
        FACADE_DRAIN_SECONDS: '-1',
        FACADE_DATABASE_WAIT: 'long',
      }),
    ).toEqual({
      ok: false,
      problems: [
        'FACADE_API_PORT: must be a number from 0 to 65535, not "http"',
        'DATABASE_URL: must start with postgres://',
        'DATABASE_READ_URL: must be addresses that start with postgres://, with commas between',
        'SMTP_URL: must start with smtp:// or smtps://',
        'MAIL_FROM: is not a mail address',
        'FACADE_DRAIN_SECONDS: must be a number from 0 to 600, not "-1"',
        'FACADE_DATABASE_WAIT: must be a number from 0 to 600, not "long"',
      ],
    });
  });

  test('reads one or several replicas, of a database server only', () => {
    const urls = {
      DATABASE_URL: 'postgres://main/facade',
      DATABASE_READ_URL: 'postgres://a/facade, postgresql://b:5433/facade',
    };
    const result = readConfig(urls);
    expect(result.ok && result.config.readUrls).toEqual(['postgres://a/facade', 'postgresql://b:5433/facade']);
    expect(readConfig({ ...urls, DATABASE_URL: '' })).toEqual({
      ok: false,
      problems: ['DATABASE_READ_URL: needs DATABASE_URL, because the embedded database has no replicas'],
    });
    for (const wrong of ['postgres://a,,postgres://b', 'postgres://a:b:c/x', 'a,b', 'https://a'])
      expect(readConfig({ ...urls, DATABASE_READ_URL: wrong }).ok).toBe(false);
  });

  test('posts leads only over https or to this machine, and only signed', () => {
    const secret = { WEBHOOK_SECRET: `whsec_${'abcd'.repeat(8)}` };
    for (const url of ['https://crm.example/leads', 'http://127.0.0.1:9/leads', 'http://localhost/leads']) {
      const result = readConfig({ ...secret, WEBHOOK_URL: url });
      expect(result.ok && result.config.webhook).toEqual({ url, key: Buffer.from('abcd'.repeat(8), 'base64') });
    }
    for (const url of [
      'http://crm.example/',
      'https://a:b@crm.example/',
      'file:///etc/passwd',
      'crm',
      'http://127.0.0.1.nip.io/',
    ])
      expect(readConfig({ ...secret, WEBHOOK_URL: url }).ok).toBe(false);
    for (const weak of ['', 'abcd', 'not base64, though it is long enough for one'])
      expect(readConfig({ WEBHOOK_SECRET: weak, WEBHOOK_URL: 'https://crm.example/' }).ok).toBe(false);
    expect(readConfig(secret).ok).toBe(false);
  });

  test('accepts a sender with a name', () => {
    const result = readConfig({ MAIL_FROM: 'Agence <info@example.be>' });
    expect(result.ok && result.config.mail.from).toBe('Agence <info@example.be>');
  });
});

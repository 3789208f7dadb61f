import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/site')).toEqual({
      ok: true,
      config: {
        dataFolder: '/site/.facade',
        port: 0,
        databaseUrl: null,
        contentFolder: '/site/tools/sample-agency/content',
        mail: { smtpUrl: null, from: null, to: null },
        metricsToken: null,
        drainSeconds: 20,
        databaseWaitSeconds: 30,
        logLevel: 'info',
      },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', FACADE_API_PORT: '' }, '/site')).toEqual(readConfig({}, '/site'));
  });

  it('lists everything that is wrong at once', () => {
    expect(
      readConfig({
        FACADE_API_PORT: 'http',
        DATABASE_URL: 'mysql://x',
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
        'SMTP_URL: must start with smtp:// or smtps://',
        'MAIL_FROM: is not a mail address',
        'FACADE_DRAIN_SECONDS: must be a number from 0 to 600, not "-1"',
        'FACADE_DATABASE_WAIT: must be a number from 0 to 600, not "long"',
      ],
    });
  });

  it('accepts a sender with a name', () => {
    const result = readConfig({ MAIL_FROM: 'Agence <info@example.be>' });
    expect(result.ok && result.config.mail.from).toBe('Agence <info@example.be>');
  });
});

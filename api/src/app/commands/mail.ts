/** `node api/src/app/commands/mail.ts preview [MAIL] [--language nl] [--out FOLDER] [--open]`, or `send-test ADDRESS [MAIL]`. */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isEmail } from '@facade/shared-domain/validation';
import { enabledLanguages } from '../../content/index.ts';
import { mailLook } from '../../correspondence/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { describeFailure, isMailTemplate, MAIL_TEMPLATES, openDelivery, parseAddress } from '../../mail/index.ts';
import { sampleMessage } from '../mail-preview/sample-message.ts';
import { writePreviews } from '../mail-preview/write-previews.ts';
import { readArguments } from './arguments.ts';
import { contentOf, languageOf, localSite, originOf } from './command-content.ts';
import { configuration, runCommand } from './run-command.ts';

/** Programs that open a file like a double click does. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the browser; if there is none, the printed path is enough. */
function openFile(file: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, file], { stdio: 'ignore', detached: true });
  child.on('error', () => process.stderr.write(`No program opens it here: open ${file} in a browser.\n`));
  child.unref();
}

const USAGE = [
  'Usage: mail preview [MAIL] [--language nl] [--origin https://www.agency.be] [--out FOLDER] [--open]',
  '       mail send-test ADDRESS [MAIL] [--language nl] [--origin https://www.agency.be]',
].join('\n');

await runCommand(async () => {
  const { values, positionals } = readArguments(
    {
      language: { type: 'string' },
      origin: { type: 'string' },
      out: { type: 'string' },
      open: { type: 'boolean' },
    },
    USAGE,
  );
  const [action, ...names] = positionals;
  const config = configuration();
  const address = action === 'send-test' ? (names.shift() ?? '') : null;
  const templates = names.length > 0 ? names.filter(isMailTemplate) : MAIL_TEMPLATES;
  if ((action !== 'preview' && address === null) || names.length > 1) throw new StartupError(USAGE);
  if (address !== null && !isEmail(address)) throw new StartupError(`"${address}" is not a mail address\n${USAGE}`);
  if (templates.length === 0)
    throw new StartupError(`"${names[0]}" is not a mail of the site; its mails are:\n  ${MAIL_TEMPLATES.join('\n  ')}`);
  const content = await contentOf(config.contentFolder);
  const languages = values.language === undefined ? enabledLanguages(content) : [languageOf(values.language)];
  const look = mailLook(content, originOf(values.origin ?? (content.settings.origin || localSite())));
  const { name, email } = content.settings.agency;
  const from = config.mail.from ? parseAddress(config.mail.from, name) : { name, address: email };
  if (address === null) {
    const folder = resolve(values.out ?? join(config.dataFolder, 'mail-preview'));
    const index = await writePreviews({ folder, templates, languages, look, from });
    process.stdout.write(`${templates.length * languages.length} mails: ${index}\n`);
    if (values.open) openFile(index);
    return 0;
  }
  const delivery = openDelivery(config, (line) => process.stdout.write(`${line}\n`));
  const [language = 'nl'] = languages;
  const sent = names.length > 0 ? templates : templates.slice(0, 1);
  try {
    for (const template of sent)
      await delivery.deliver(
        randomUUID(),
        sampleMessage(template, language, { look, from, to: { name: '', address } }),
      );
  } catch (error) {
    const { code = '', command = '', responseCode = '' } = describeFailure(error);
    throw new StartupError(`${delivery.place} refused it: ${[code, command, responseCode].join(' ').trim()}`);
  } finally {
    delivery.close();
  }
  process.stdout.write(`${sent.join(', ')} in ${language} to ${address}: accepted by ${delivery.place}.\n`);
  return 0;
});

/** `node api/src/app/commands/outbox.ts [--json] | show ID | resend ID | resend --all-dead`: unsent mails. */
import { StartupError } from '../../kernel/index.ts';
import { isId, readArguments } from './arguments.ts';
import { printMail, printMails } from './print/print-mails.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: outbox [--json] | outbox show ID | outbox resend ID | outbox resend --all-dead';

/** How many mails are listed; further ones are only counted. */
const LISTED = 200;

await runCommand(async (open) => {
  const { values, positionals } = readArguments({ json: { type: 'boolean' }, 'all-dead': { type: 'boolean' } }, USAGE);
  const [action = 'list', id = '', ...rest] = positionals;
  const isAll = values['all-dead'] ?? false;
  const needsId = action === 'show' || (action === 'resend' && !isAll);
  if (rest.length > 0 || !['list', 'show', 'resend'].includes(action)) throw new StartupError(USAGE);
  if (needsId !== (id !== '') || (isAll && action !== 'resend')) throw new StartupError(USAGE);
  if (needsId && !isId(id)) throw new StartupError(`"${id}" is not the id of a mail: facade outbox lists them`);
  const work = await open();
  if (action === 'resend') {
    const count = await work.resendMails(isAll ? { allDead: true } : { id });
    process.stdout.write(`${count} ${count === 1 ? 'mail is' : 'mails are'} sent as soon as the site can.\n`);
    return 0;
  }
  if (action === 'show') {
    const mail = await work.showMail({ id });
    if (!mail) throw new StartupError(`${id}: no such mail. Sent and dead ones are kept for thirty days.`);
    process.stdout.write(printMail(mail));
    return 0;
  }
  const list = await work.listMails({ limit: LISTED });
  process.stdout.write(values.json ? `${JSON.stringify(list, null, 2)}\n` : printMails(list, Date.now()));
  return 0;
});

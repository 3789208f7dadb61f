/** `node api/src/app/commands/testimonial.ts list [pending|approved|refused] | approve ID | refuse ID` */
import { StartupError } from '../../kernel/index.ts';
import type { Testimonial } from '../../site/index.ts';
import { terminalText } from './print/terminal-text.ts';
import { runCommand } from './run-command.ts';
import type { TestimonialOrder } from './work/testimonial-work.ts';

const USAGE = 'Usage: testimonial list [pending|approved|refused] | approve ID | refuse ID';

const STATES = ['pending', 'approved', 'refused'] as const;
const DECISIONS = { approve: 'approved', refuse: 'refused' } as const;

const list = (found: readonly Testimonial[]): string =>
  found.length === 0
    ? 'There are none.\n'
    : found
        .map(
          ({ id, state, createdAt, language, name, website, comment }) =>
            `${id}  ${state}  ${createdAt.toISOString().slice(0, 10)}  ${language}  ${terminalText(name)}${website ? `  ${terminalText(website)}` : ''}\n    ${terminalText(comment)}\n`,
        )
        .join('');

await runCommand(async (open) => {
  const order = readOrder(process.argv.slice(2));
  const work = await open();
  const found = await work.testimonials(order);
  process.stdout.write(order.action === 'list' ? list(found) : `Testimonial ${order.id} is ${order.state}.\n`);
  return 0;
});

function readOrder([action = '', subject, ...rest]: string[]): TestimonialOrder {
  if (rest.length > 0) throw new StartupError(USAGE);
  if (action === 'list') {
    const state = STATES.find((name) => name === subject);
    if (subject !== undefined && !state) throw new StartupError(USAGE);
    return { action, ...(state && { state }) };
  }
  const id = Number(subject);
  if (!Object.hasOwn(DECISIONS, action) || !Number.isInteger(id) || id < 1) throw new StartupError(USAGE);
  return { action: 'decide', id, state: DECISIONS[action as keyof typeof DECISIONS] };
}

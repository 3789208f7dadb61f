/** `node api/src/app/commands/agency.ts new FOLDER [--name NAME] … [--yes]`. */
import { resolve } from 'node:path';
import { input } from '@inquirer/prompts';
import {
  type Answers,
  formatProblem,
  isFree,
  QUESTIONS,
  type Question,
  readAnswers,
  writeAgency,
} from '../../content/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { readArguments } from './arguments.ts';
import { runCommand } from './run-command.ts';

const FLAGS = QUESTIONS.map(({ flag }) => `[--${flag} …]`).join(' ');
const USAGE = `Usage: agency new FOLDER ${FLAGS} [--yes]`;

await runCommand(async () => {
  const options = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }]));
  const { values, positionals } = readArguments({ ...options, yes: { type: 'boolean' } }, USAGE);
  const [action, name, ...rest] = positionals;
  if (action !== 'new' || name === undefined || rest.length > 0) throw new StartupError(USAGE);
  const folder = resolve(name);
  if (!(await isFree(folder))) throw new StartupError(`${folder} is there already, and not empty: name a new folder.`);
  const given = values as Readonly<Record<string, string | undefined>>;
  const wrong = QUESTIONS.flatMap(({ flag, problem }) => {
    const answer = given[flag];
    const message = answer === undefined ? null : problem(answer);
    return message === null ? [] : [`--${flag} ${message}`];
  });
  if (wrong.length > 0) throw new StartupError(wrong.join('\n'));
  const suggested: Question[] = [];
  const answers: Partial<Record<keyof Answers, string>> = {};
  for (const question of QUESTIONS) {
    const answer = given[question.flag] ?? (values.yes ? undefined : await ask(question));
    if (answer === undefined) suggested.push(question);
    answers[question.key] = answer ?? question.suggestion;
  }
  const problems = await writeAgency(folder, readAnswers(answers as Record<keyof Answers, string>));
  if (problems.length > 0) throw new StartupError(problems.map(formatProblem).join('\n'));
  process.stdout.write(`Your content folder is ${folder}.\n`);
  if (suggested.length > 0)
    process.stdout.write(`Still to be corrected in it: ${suggested.map(({ flag }) => flag).join(', ')}.\n`);
  process.stdout.write(`Next: FACADE_CONTENT=${folder} FACADE_DATA=${folder}-data npm start\n`);
  return 0;
});

/** @throws StartupError without a terminal to ask on */
async function ask({ flag, ask: message, suggestion, problem }: Question): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartupError(`--${flag} is missing; --yes uses the suggestion for each missing flag.`);
  try {
    return await input({
      message,
      default: suggestion,
      prefill: 'editable',
      validate: (answer) => {
        const wrong = problem(answer);
        return wrong === null || `This ${wrong}.`;
      },
    });
  } catch (error) {
    if ((error as Error).name === 'ExitPromptError') throw new StartupError('Nothing was written.');
    throw error;
  }
}

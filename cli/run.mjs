#!/usr/bin/env node
/**
 * Runs a script of this repository on the Node.js and pnpm versions that it requires, installing both on first use.
 *
 *   node cli/run.mjs start      install what is missing, then start the site
 *   node cli/run.mjs test       likewise for the whole check
 *   node cli/run.mjs facade …   the command line of section teams
 *   node cli/run.mjs exec …     any command, with the toolchain first on PATH
 *
 * The repository is the one around the working directory. Has no dependencies: it must run on a bare Node 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRoot } from './src/find-root.mjs';

const root =
  findRoot(process.cwd()) ??
  fail(`no pnpm-workspace.yaml in ${process.cwd()} or above it; run this inside the checkout`);
const toolchain = join(root, '.toolchain');
const [script, ...args] = process.argv.slice(2);
const isWindows = process.platform === 'win32';

const own = (file) => fileURLToPath(new URL(file, import.meta.url));

const fingerprint = (...files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * Has `install` fill this folder with packages unless it already did, from the same files: a repeated start costs milliseconds.
 * The marker is in the folder itself: deleting the folder reinstalls it.
 */
function installOnce(folder, key, install) {
  const note = join(folder, '.installed-from');
  if (existsSync(note) && readFileSync(note, 'utf8') === key) return;
  install();
  writeFileSync(note, key);
}

function mustSucceed(title, command, commandArgs, options) {
  process.stderr.write(`facade: ${title} …\n`);
  const started = Date.now();
  const { status, error } = spawnSync(command, commandArgs, {
    // Standard output belongs to the command that follows: `facade status --json` is read by programs.
    stdio: ['ignore', 2, 'inherit'],
    shell: isWindows,
    ...options,
  });
  if (error || status !== 0) fail(`${title} failed${error ? `: ${error.message}` : ` (exit ${status})`}`);
  process.stderr.write(`facade: ${title} done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function fail(message) {
  process.stderr.write(`facade: ${message}\n`);
  process.exit(1);
}

function installToolchain() {
  const manifest = own('toolchain/package.json');
  const lock = own('toolchain/package-lock.json');
  try {
    mkdirSync(toolchain, { recursive: true });
  } catch (error) {
    fail(`cannot write to ${toolchain} (${error.code}); make the checkout writable for this user`);
  }
  installOnce(join(toolchain, 'node_modules'), fingerprint(manifest, lock), () => {
    for (const file of [manifest, lock]) cpSync(file, join(toolchain, basename(file)));
    mustSucceed('installing Node.js 24 and pnpm', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: toolchain,
    });
  });
}

/** Folder of the bundled Node.js; null if the running one is recent enough and no build exists for this machine. */
function bundledNode() {
  const modules = join(toolchain, 'node_modules');
  const bundled = readdirSync(modules).find((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name));
  if (bundled) return join(modules, bundled, 'bin');
  if (Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `no Node.js 24 build is published for ${process.platform}-${process.arch}; install Node.js 24 or newer yourself`,
    );
  }
  return null;
}

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node.js 20 or newer is needed, this is ${process.version}`);
if (!script) fail('which script? Try `npm start` or `npm test`.');

installToolchain();
const bundled = bundledNode();
const path = [bundled, join(toolchain, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter);
const env = { ...process.env, PATH: path };

if (script !== 'exec') {
  installOnce(
    join(root, 'node_modules'),
    fingerprint(join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')),
    () =>
      mustSucceed('installing packages', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
        cwd: root,
        env,
      }),
  );
}

if (script === 'exec' && args.length === 0) fail('exec needs a command');
if (script === 'exec') run(args, { cwd: process.cwd(), env });
else runCommandLine([script, ...args]);

/** Runs one of our commands, replacing this process if the system can: it would only wait while the site runs. */
function runCommandLine(commandArgs) {
  const command = ['node', own('src/main.ts'), ...commandArgs];
  const environment = { NODE_COMPILE_CACHE: join(toolchain, 'compile-cache'), ...env, FACADE_ENDS_WITH_PARENT: '1' };
  if (process.execve && !isWindows) {
    process.chdir(root);
    process.execve(bundled ? join(bundled, 'node') : process.execPath, command, environment);
  }
  run(command, { cwd: root, env: environment });
}

function run([command, ...commandArgs], options) {
  const child = spawn(command, commandArgs, { ...options, stdio: 'inherit', shell: isWindows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${command} cannot be run: ${error.message}`));
  // npm's shell does not forward signals: if it is gone, this process should end. A second signal would end it at once.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 1000).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

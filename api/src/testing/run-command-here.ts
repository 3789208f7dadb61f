let runs = 0;

/**
 * Runs `api/src/app/commands/<program>` in this process with only these settings, as `runProgram` does in another one: to start a program
 * takes seconds, most commands milliseconds. A test of each program starts it. No two at a time.
 */
export async function runCommandHere(
  program: string,
  env: Record<string, string>,
  args: string[],
): Promise<{ code: number; output: string; errors: string }> {
  const { argv, env: ownEnv, exitCode } = process;
  const umask = process.umask(0);
  process.umask(umask);
  const output = capture(process.stdout);
  const errors = capture(process.stderr);
  process.argv = [process.execPath, program, ...args];
  process.env = { PATH: ownEnv.PATH, ...env };
  process.exitCode = undefined;
  runs += 1;
  try {
    // The query makes it a new module, which runs again; what it imports is loaded once.
    await import(`../app/commands/${program}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), output: output.text(), errors: errors.text() };
  } catch (error) {
    return { code: 1, output: output.text(), errors: errors.text() + (error as Error).stack };
  } finally {
    Object.assign(process, { argv, env: ownEnv, exitCode });
    process.umask(umask);
    output.restore();
    errors.restore();
  }
}

function capture(stream: NodeJS.WriteStream) {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  return {
    text: () => text,
    restore() {
      stream.write = write;
    },
  };
}

/** A visitor who requests pages in turn without a pause, until stopped. */
export interface Asking {
  /** Stops it and returns the results: each a status or an error. */
  stop(): Promise<string[]>;
}

export function keepAsking(addresses: readonly string[]): Asking {
  const answers: string[] = [];
  let isOn = true;
  const ask = async () => {
    for (let turn = 0; isOn; turn += 1) answers.push(await answerOf(addresses[turn % addresses.length] ?? ''));
  };
  const asking = ask();
  return {
    async stop() {
      isOn = false;
      await asking;
      return answers;
    },
  };
}

async function answerOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status === 200 ? '200' : `${answer.status} ${address}`;
  } catch (error) {
    return `${error} ${address}`;
  }
}

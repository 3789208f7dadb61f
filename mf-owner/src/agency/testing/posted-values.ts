/** What a form would post: name and value of each of its fields. */
export const postedValues = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.elements ?? [])]
      .map((element) => element as HTMLInputElement)
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => [name, value]),
  );

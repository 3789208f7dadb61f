/** Numbers that paging links to: the first, the last, this one and its neighbours; `null` where numbers are left out. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // Two dots in the place of one number would hide it for nothing.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

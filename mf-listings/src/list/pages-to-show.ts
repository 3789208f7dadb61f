/** Page numbers that paging links to: the first, the last, the current one and its neighbours; `null` for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page would save no space.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

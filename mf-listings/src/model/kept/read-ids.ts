/** Parses the parameter `ids`: unique positive integers, at most `most`. Everything else is ignored. */
export function readIds(params: URLSearchParams, most: number): number[] {
  const ids = (params.get('ids') ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, most);
}

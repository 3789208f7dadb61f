import { ApiError } from '@facade/section-kit';

/** Turns an answer of the api into its value. Throws `ApiError` with the problem document where it sent one. */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  if (response.ok) {
    return response.json().catch((error) => {
      throw (error as Error).name === 'SyntaxError'
        ? new ApiError(502, 'The api answered something that is not JSON')
        : error;
    });
  }
  const problem = await response.json().catch(() => null);
  throw new ApiError(response.status, problem?.title ?? `The api answered ${response.status}`, problem);
}

/** A call that got no answer at all. */
export const unreachable = (error: unknown): ApiError => new ApiError(0, `The api cannot be reached: ${String(error)}`);

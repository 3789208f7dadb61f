/** Tries again until it succeeds, after half a second, then double, up to 15 seconds. */
export async function untilLoaded<T>(load: () => Promise<T>, onFailed?: (error: unknown) => void): Promise<T> {
  for (let delay = 500; ; delay = Math.min(delay * 2, 15_000)) {
    try {
      return await load();
    } catch (error) {
      onFailed?.(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** Marks the parts whose pictures must have loaded before printing: they are lazy, and a screen may not show them. */
export const ON_PAPER = { 'data-on-paper': '' };

const TIMEOUT_MS = 4000;

/** Opens the print dialog once the pictures for paper have arrived, or after four seconds without them. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-on-paper] img')];
  for (const picture of pictures) picture.loading = 'eager';
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), timeout]);
  window.print();
}

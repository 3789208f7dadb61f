export function findRoot(folder: string): string | null;

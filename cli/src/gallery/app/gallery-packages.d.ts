/** Made by the build from the packages that the gallery shows (`example-packages.ts`). */
declare module 'gallery-packages' {
  /** Loads a file by its path relative to the folder. */
  interface LazyFolder {
    (file: string): Promise<unknown>;
    keys(): string[];
  }
  export const packages: { name: string; examples: LazyFolder; texts: LazyFolder | null }[];
}

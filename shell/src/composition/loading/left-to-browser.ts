/** The server may not load a section that only this visitor's browser gets, from an origin of the visitor's own. */
export class LeftToBrowser extends Error {
  constructor(section: string) {
    super(`${section} is loaded by the browser alone`);
    this.name = 'LeftToBrowser';
  }
}

/** By name, not by class: the error comes from outside the bundle that looks at it. */
export const isLeftToBrowser = (error: unknown): boolean => error instanceof Error && error.name === 'LeftToBrowser';

/** Thrown on the server for a section that only this visitor's browser may load, from an origin of the visitor's choice. */
export class LeftToBrowser extends Error {
  constructor(section: string) {
    super(`${section} is loaded only by the browser`);
    this.name = 'LeftToBrowser';
  }
}

/** By name, not by class: the error comes from outside the bundle that checks it. */
export const isLeftToBrowser = (error: unknown): boolean => error instanceof Error && error.name === 'LeftToBrowser';

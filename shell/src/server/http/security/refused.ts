/** A request that the site refuses, with the status that gives the reason. */
export class Refused extends Error {
  override name = 'Refused';
  readonly statusCode: 400 | 403 | 421;

  constructor(statusCode: 400 | 403 | 421, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

import { StartupError } from '../config/startup-error.ts';

/** Another living process has the embedded database open. */
export class DatabaseInUse extends StartupError {
  override name = 'DatabaseInUse';
  readonly folder: string;
  /** Id of that process. */
  readonly holder: number;

  constructor(folder: string, holder: number) {
    super(
      `The embedded database in ${folder} is open in process ${holder}: stop that first, or use a PostgreSQL server (DATABASE_URL).`,
    );
    this.folder = folder;
    this.holder = holder;
  }
}

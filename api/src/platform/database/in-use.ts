import { StartupError } from '../../kernel/index.ts';

/** Another living process has the embedded database open. */
export class DatabaseInUse extends StartupError {
  override name = 'DatabaseInUse';
  readonly folder: string;
  /** That process, as in "process 4021". */
  readonly holder: string;

  constructor(folder: string, holder: string) {
    super(
      `The embedded database in ${folder} is open in ${holder}: stop that first, or use a PostgreSQL server (DATABASE_URL).`,
    );
    this.folder = folder;
    this.holder = holder;
  }
}

import type { CardProject } from '../cards/project-data.ts';
import type { WrongParameter } from './list-query.ts';

/** Everything the projects page shows. */
export interface ProjectListData {
  projects: CardProject[];
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
  wrong: WrongParameter[];
}

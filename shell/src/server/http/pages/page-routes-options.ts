import type { KeyObject } from 'node:crypto';
import type { FileSender } from '../../api/file-sender.ts';
import type { FormSender } from '../../api/form-sender.ts';
import type { SiteSource } from '../../api/site-source.ts';
import type { Renderer } from '../../build-files.ts';
import type { Staff } from '../../observe/staff.ts';
import type { PageService } from '../../pages/page-service.ts';
import type { PreviewSource } from '../../preview/preview-source.ts';
import type { SectionSource } from '../../releases/section-source.ts';
import type { Visitors } from '../../variants/visitors.ts';
import type { UploadGate } from '../uploads/upload-gate.ts';

/** The dependencies of the page and form routes. */
export interface PageRoutesOptions {
  pages: PageService;
  releases: SectionSource;
  sites: SiteSource;
  forms: FormSender;
  files: FileSender;
  uploadGate: UploadGate;
  renderer: Renderer;
  previews: PreviewSource;
  visitors: Visitors;
  staff: Staff;
  /** Derives the keys of forms posted without JavaScript; a key of the purpose `form`. */
  formKey: KeyObject;
}

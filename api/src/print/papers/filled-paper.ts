import type { Language } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { siteFor } from '../../content/index.ts';
import { paperName, readHomes } from '../../correspondence/index.ts';
import type { Db } from '../../platform/index.ts';
import { paletteOf, type SiteData } from '../../site/index.ts';
import { formTerms } from './form-terms.ts';
import { PAPER_FORMS } from './forms.ts';
import { writePaper } from './write-paper.ts';

/** A form that a visitor sent, as a PDF. */
export interface FilledPaper {
  /** For a download: "Kandidatuur voor een huurwoning - Dubois Marie.pdf". */
  name: string;
  bytes: Buffer;
}

interface PaperServices {
  db: Db;
  siteData: SiteData;
}

/**
 * The PDF of a submitted form, in the visitor's language. It is generated from the stored submission each time and
 * never stored, so erasing the submission is enough.
 * @returns null if there is no such submission, or its form has no PDF
 */
export async function filledPaper({ db, siteData }: PaperServices, id: string): Promise<FilledPaper | null> {
  const sent = await db
    .selectFrom('submission')
    .select(['form', 'language', 'property_id', 'project_id', 'fields', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const form = sent && PAPER_FORMS.get(sent.form);
  if (!form) return null;
  const { property_id, fields } = sent;
  const language = sent.language as Language;
  const snapshot = await siteData.current();
  const terms = await formTerms(snapshot, language, property_id);
  // For a home that the site no longer shows: what is still known.
  const gone = !terms.home && (await readHomes([sent], snapshot.view(language), snapshot.enabled))(sent);
  const paper = form.compose(terms, language, {
    ...fields,
    ...(gone && { home: gone.title, propertyId: gone.id }),
  });
  const { agency } = siteFor(snapshot.content, language, snapshot.context);
  const sentOn = formatDate(sent.created_at.toISOString(), language);
  return {
    name: paperName(paper.title, fields),
    bytes: await writePaper({ ...paper, sentOn }, { language, agency, palette: paletteOf(snapshot.content) }),
  };
}

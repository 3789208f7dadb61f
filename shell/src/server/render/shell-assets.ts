import { fonts } from '@facade/shared-ui/theme';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';

/** The shell's own texts. */
export const shellTexts: Record<string, Record<string, unknown>> = { nl, fr, en, de };

/** Font files to serve: module path and the URL in the style sheet. */
export const fontFiles = fonts.map(({ file, url }) => ({ file, url }));

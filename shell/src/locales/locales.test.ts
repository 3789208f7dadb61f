import { testLocales } from '@facade/section-kit/testing/locales';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

testLocales(import.meta.dirname);

test('has every plural form of each language', () => {
  for (const [language, texts] of Object.entries({ nl, fr, en, de })) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const form of forms) expect(Object.keys(texts.counts)).toContain(`sale_${form}`);
  }
});

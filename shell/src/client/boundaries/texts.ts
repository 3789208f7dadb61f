import type { Language } from '@facade/shared-domain/model';

export interface BoundariesTexts {
  title: string;
  close: string;
  place: string;
  release: string;
  load: string;
  server: string;
  browser: string;
  /** Tooltip of an empty column. */
  unknown: string;
  files: (count: number) => string;
}

/** For the staff only, so they are not among the texts that every page carries. */
export const boundariesTexts: Record<Language, BoundariesTexts> = {
  nl: {
    title: 'Secties op deze pagina',
    close: 'Sluiten',
    place: 'Sectie en onderdeel',
    release: 'Versie',
    load: 'Laden',
    server: 'Tekenen, server',
    browser: 'Tekenen, browser',
    unknown: 'niet gemeten',
    files: (count) => (count === 1 ? '1 bestand' : `${count} bestanden`),
  },
  fr: {
    title: 'Sections de cette page',
    close: 'Fermer',
    place: 'Section et élément',
    release: 'Version',
    load: 'Chargement',
    server: 'Rendu, serveur',
    browser: 'Rendu, navigateur',
    unknown: 'non mesuré',
    files: (count) => (count > 1 ? `${count} fichiers` : `${count} fichier`),
  },
  en: {
    title: 'Sections on this page',
    close: 'Close',
    place: 'Section and part',
    release: 'Release',
    load: 'Loading',
    server: 'Rendering, server',
    browser: 'Rendering, browser',
    unknown: 'not measured',
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
  },
  de: {
    title: 'Sektionen dieser Seite',
    close: 'Schließen',
    place: 'Sektion und Teil',
    release: 'Version',
    load: 'Laden',
    server: 'Zeichnen, Server',
    browser: 'Zeichnen, Browser',
    unknown: 'nicht gemessen',
    files: (count) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  },
};

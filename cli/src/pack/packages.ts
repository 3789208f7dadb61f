import { SHARED_MODULES } from '@facade/platform/build/shared-modules';

/** A package of the workspace that sections outside it install. */
export interface PackedPackage {
  /** Its folder in the workspace. */
  folder: string;
  /** Its name, description and README, if not those in the workspace. */
  name?: string;
  description?: string;
  readme?: string;
  /** The source of the program that it installs. */
  bin?: string;
  /** The same, in one file that needs no other package. */
  bundle?: string;
  /** Other sources that its code finds by their path. */
  entries?: readonly string[];
  /** Only these of its exports; default: all. */
  exports?: readonly string[];
  /** Files below `src` that its code reads by their path. */
  assets?: readonly string[];
  /** Files of the root that it offers, too. */
  copies?: Readonly<Record<string, string>>;
  /** Packages that its code finds without writing out their names. */
  needs?: readonly string[];
  /** Packages that its code loads only where no section is. */
  spares?: readonly string[];
  /** Packages that its code loads only where they are installed. */
  optional?: readonly string[];
  /** Runs as a program: nobody compiles against it. */
  isProgram?: boolean;
}

/** Every package that is packed. What one imports of another is packed, too. */
export const PACKED: readonly PackedPackage[] = [
  { folder: 'shared-domain' },
  { folder: 'shared-ui', needs: ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'] },
  // A package that its tests use takes the environment from whoever installs it.
  { folder: 'section-kit', copies: { 'tsconfig.json': 'tsconfig.base.json' }, needs: ['jest-environment-jsdom'] },
  // Its frame is in the shell.
  { folder: 'map-kit', exports: ['./embed/*', './embed/map-frame', './messages/*'] },
  { folder: 'server-kit', exports: [], isProgram: true },
  {
    folder: 'platform',
    exports: ['./build', './bundler', './contract', './host', './host/build', './preset', './registry', './stock-host'],
    // It asks for the versions of each.
    needs: SHARED_MODULES,
    // For a store in a bucket, which no section has.
    spares: ['@aws-sdk/client-s3'],
    assets: [
      'federation/hot-texts.js',
      'federation/jsx-dev-runtime.js',
      'library-insides/module-federation/section-runtime.js',
    ],
  },
  {
    folder: 'shell',
    exports: ['./package.json', './server/main', './server/smoke'],
    assets: ['theme/favicon.svg'],
    isProgram: true,
  },
  {
    folder: 'cli',
    name: 'facade',
    description: 'Builds, tries, checks and publishes a section that lives outside the repository of its site.',
    readme: 'src/own-section/README.md',
    exports: ['.'],
    bin: 'src/own-section/main.ts',
    // With it, and a Chromium, its gate mounts the section in a browser.
    optional: ['playwright-core'],
    entries: ['src/gallery/app/list.tsx', 'src/gallery/app/frame.tsx'],
    assets: ['gate/fixtures/sample-answers.json'],
  },
  {
    folder: 'cli',
    name: 'create-facade-section',
    description: 'Creates a section with its own project: npm create facade-section mf-guide.',
    readme: 'src/new/README.md',
    exports: [],
    bundle: 'src/new/create.ts',
    assets: ['new/template', 'new/project-template'],
    isProgram: true,
  },
];

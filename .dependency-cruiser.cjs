/**
 * The rooms of the api, from the ground up: a room may import those before it. The first file of each, its `index.ts`, says what
 * it owns.
 */
const ROOMS =
  `kernel http platform mail pictures content catalogue site correspondence print publish accounts appointments leads
  subscriptions together statistics import releases forms privacy content-admin app`.split(/\s+/);

/** A rule per room: it imports the rooms before it, through their `index.ts`. Tests cross the rooms. */
const apiRooms = () =>
  ROOMS.map((room, place) => {
    const api = '(?:^|/)api/src/';
    const before = ['its own', ...ROOMS.slice(0, place)].join(', ');
    return {
      name: `api-room-${room}`,
      comment: `\`${room}\` imports these rooms of the api, by their index.ts: ${before}.`,
      severity: 'error',
      from: { path: `${api}${room}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: api, pathNot: `${api}(${room}/|(${ROOMS.slice(0, place).join('|')})/index\\.ts$)` },
    };
  });

/** Who may import whom (docs/where-does-it-live.md). Sections meet through URLs, events and slots, never by import. */
module.exports = {
  forbidden: [
    ...apiRooms(),
    {
      name: 'no-cycles',
      comment: 'Rings of types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-their-exports',
      comment: 'A package is imported by the names in its `exports`, never by the path of a file in it.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: 'node_modules' },
      to: {
        path: '^[^/]+/',
        pathNot: '^$1/|^node_modules/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'shared-domain-is-pure',
      comment: 'Rules know no other package of ours, no React and nothing of Node.js.',
      severity: 'error',
      from: { path: '^shared-domain/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(shared-ui|server-kit|section-kit|platform|cli|shell|api|mf-[^/]+)/|node_modules/(react|styled-components)/',
      },
    },
    {
      name: 'shared-domain-has-no-node',
      severity: 'error',
      // Helpers of tests read the files that they compare.
      from: { path: '^shared-domain/src', pathNot: '\\.test\\.ts$|^shared-domain/src/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-ui-below-sections',
      severity: 'error',
      from: { path: '^shared-ui/src' },
      to: { path: '^(server-kit|section-kit|platform|cli|shell|api|mf-[^/]+)/' },
    },
    {
      name: 'section-kit-has-no-looks',
      comment: 'Only its test helpers know how an example is written, which shared-ui says.',
      severity: 'error',
      from: { path: '^section-kit/src', pathNot: '^section-kit/src/testing/' },
      to: { path: '^shared-ui/' },
    },
    {
      name: 'section-kit-below-sections',
      comment: 'What a section imports knows no section, no application and no tool.',
      severity: 'error',
      from: { path: '^section-kit/src' },
      to: { path: '^(server-kit|platform|cli|shell|api|mf-[^/]+|e2e|bench|fuzz|tools)/' },
    },
    {
      name: 'map-kit-below-sections',
      severity: 'error',
      from: { path: '^map-kit/src' },
      to: { path: '^(server-kit|platform|cli|shell|api|mf-[^/]+|e2e|bench|fuzz|tools)/' },
    },
    {
      name: 'maps-are-drawn-in-their-frame',
      comment: 'Pages post messages; OpenLayers is in the script of the frame alone, which the shell builds.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shared-ui|section-kit)/src|^map-kit/src/(embed|messages)/' },
      to: { path: '^map-kit/src/frame/|node_modules/(ol|ol-pmtiles|pmtiles)/' },
    },
    {
      name: 'platform-below-applications',
      comment: 'Builds and releases of any section, for any shell. The command line stands on it, not in it.',
      severity: 'error',
      from: { path: '^platform/src' },
      to: { path: '^(server-kit|cli|shell|api|mf-[^/]+|e2e|bench|fuzz|tools)/' },
    },
    {
      name: 'cli-above-platform',
      comment:
        'It runs applications by their programs (cli/src/workspace.ts), and imports none; tests may use their helpers.',
      severity: 'error',
      from: { path: '^cli/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shell|api|mf-[^/]+|e2e|bench|fuzz|tools)/' },
    },
    {
      name: 'cli-on-top',
      comment: 'Only tests and measurements of the whole site use the command line.',
      severity: 'error',
      from: { path: '^(?!cli/|e2e/|bench/)[^/]+/', pathNot: 'node_modules' },
      to: { path: '^cli/' },
    },
    {
      name: 'feed-needs-no-server',
      comment: 'Who has only a feed can read and check it.',
      severity: 'error',
      from: { path: '^feed/src' },
      to: {
        path: '^(shared-ui|server-kit|section-kit|map-kit|platform|cli|shell|api|mf-[^/]+)/|node_modules/(react|fastify|kysely|pg)/',
      },
    },
    {
      name: 'feed-is-for-the-import',
      severity: 'error',
      from: { path: '^(?!feed/|api/|e2e/|bench/|fuzz/)[^/]+/', pathNot: 'node_modules' },
      to: { path: '^feed/' },
    },
    {
      name: 'server-kit-below-servers',
      comment: 'It runs in the api and in the shell, which share no other package but shared-domain.',
      severity: 'error',
      from: { path: '^server-kit/src' },
      to: { path: '^(shared-ui|section-kit|platform|cli|shell|api|mf-[^/]+)/|node_modules/react/' },
    },
    {
      name: 'server-kit-is-for-servers',
      comment:
        'The command line starts servers: it reads the same settings and has to know how long they take to stop.',
      severity: 'error',
      from: { path: '^(?!server-kit/|api/|shell/src/server/|e2e/|bench/)[^/]+/', pathNot: 'node_modules|^cli/src' },
      to: { path: '^server-kit/' },
    },
    {
      name: 'cli-reads-settings-of-servers',
      severity: 'error',
      from: { path: '^cli/src' },
      to: { path: '^server-kit/', pathNot: '^server-kit/src/(environment|shared-settings|api-limits)\\.ts$' },
    },
    {
      name: 'sections-stay-apart',
      severity: 'error',
      from: { path: '(?:^|/)(mf-[^/]+)/src' },
      to: { path: '(?:^|/)mf-[^/]+/src', pathNot: '(?:^|/)$1/src' },
    },
    {
      name: 'sections-know-no-shell-and-no-api',
      comment: 'Of the platform they know the build preset, in `rspack.config.ts`.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src' },
      to: { path: '^(shell|api|platform|cli)/' },
    },
    {
      name: 'shell-reaches-sections-at-run-time',
      severity: 'error',
      from: { path: '^shell/src' },
      to: { path: '^(mf-[^/]+|api)/' },
    },
    {
      name: 'examples-are-not-shipped',
      comment:
        'The gallery and the tests find examples by their file names; whatever else imported one would ship it to visitors.',
      severity: 'error',
      from: { pathNot: '\\.examples\\.tsx$' },
      to: { path: '\\.examples\\.tsx$' },
    },
    {
      name: 'sample-agency-stands-alone',
      comment: 'Its checks are skipped while its own files are unchanged; the Jest configuration is one of them.',
      severity: 'error',
      from: { path: '(?:^|/)tools/sample-agency/', pathNot: 'node_modules' },
      to: { pathNot: '(?:^|/)tools/sample-agency/|node_modules/|^jest\\.config\\.mjs$', dependencyTypesNot: ['core'] },
    },
    {
      name: 'api-has-no-face',
      severity: 'error',
      from: { path: '^api/src' },
      to: { path: '^(shared-ui|section-kit|shell|mf-[^/]+|platform)/|node_modules/react/' },
    },
    {
      name: 'nobody-imports-the-tests',
      comment: 'Journeys, measurements, the fuzzer and the sample agency stand on top of the packages.',
      severity: 'error',
      from: { path: '^(?!e2e/|bench/|fuzz/|tools/)[^/]+/', pathNot: 'node_modules' },
      to: { path: '^(e2e|bench|fuzz|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

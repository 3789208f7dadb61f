/** Who may import whom (docs/where-does-it-live.md). Sections meet through URLs, events and slots, never by import. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-domain-is-pure',
      comment: 'Rules know no other package of ours, no React and nothing of Node.js.',
      severity: 'error',
      from: { path: '^shared-domain/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared-ui|server-kit|platform|shell|api|mf-[^/]+)/|node_modules/(react|styled-components)/' },
    },
    {
      name: 'shared-domain-has-no-node',
      severity: 'error',
      from: { path: '^shared-domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-ui-below-sections',
      severity: 'error',
      from: { path: '^shared-ui/src' },
      to: { path: '^(server-kit|platform|shell|api|mf-[^/]+)/' },
    },
    {
      name: 'server-kit-below-servers',
      comment: 'It runs in the api and in the shell, which share no other package but shared-domain.',
      severity: 'error',
      from: { path: '^server-kit/src' },
      to: { path: '^(shared-ui|platform|shell|api|mf-[^/]+)/|node_modules/react/' },
    },
    {
      name: 'server-kit-is-for-servers',
      severity: 'error',
      from: { path: '^(?!server-kit/|api/|shell/src/server/)[^/]+/', pathNot: 'node_modules' },
      to: { path: '^server-kit/' },
    },
    {
      name: 'sections-stay-apart',
      severity: 'error',
      from: { path: '(?:^|/)(mf-[^/]+)/src' },
      to: { path: '(?:^|/)mf-[^/]+/src', pathNot: '(?:^|/)$1/src' },
    },
    {
      name: 'sections-know-no-shell-and-no-api',
      severity: 'error',
      from: { path: '^mf-[^/]+/src' },
      to: { path: '^(shell|api)/' },
    },
    {
      name: 'shell-reaches-sections-at-run-time',
      severity: 'error',
      from: { path: '^shell/src' },
      to: { path: '^(mf-[^/]+|api)/' },
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
      to: { path: '^(shared-ui|shell|mf-[^/]+|platform)/|node_modules/react/' },
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
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

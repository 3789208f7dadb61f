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
      to: { path: '^(shared-ui|platform|shell|api|mf-[^/]+)/|node_modules/(react|styled-components)/' },
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
      to: { path: '^(platform|shell|api|mf-[^/]+)/' },
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

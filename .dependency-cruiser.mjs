/** The capabilities of the server in their order: each may call only those before it, through their index.ts; pure rules call theirs through index.rules.ts. */
const capabilities = [
  'accounts',
  'media',
  'writing',
  'catalogue',
  'fleet',
  'inventory',
  'pricing',
  'rides',
  'payments',
  'booking',
  'vouchers',
  'messages',
  'reviews',
  'agents',
  'guests',
  'earnings',
  'notifications',
  'dispatch',
  'cars',
  'office',
]

const wings = [
  { name: 'web-and-server-meet-in-the-contract', from: { path: '^web/' }, to: { path: '^server/' } },
  { name: 'server-does-not-know-the-pages', from: { path: '^server/' }, to: { path: '^web/' } },
  {
    name: 'contract-imports-zod-mini-only',
    from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^contract/|node_modules/zod/(v4/)?mini' },
  },
]

const server = [
  ...capabilities.map((capability, index) => ({
    name: `${capability}-calls-only-earlier-capabilities`,
    from: { path: `^server/${capability}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^server/',
      pathNot: `^server/(${[...capabilities.slice(0, index), 'platform', capability].join('|')})/`,
    },
  })),
  ...capabilities.map((capability) => ({
    name: `${capability}-is-entered-through-its-index`,
    from: { path: '^server/', pathNot: `^server/(${capability}|testing)/` },
    to: { path: `^server/${capability}/`, pathNot: `^server/${capability}/index(\\.rules)?\\.ts$` },
  })),
  {
    name: 'platform-knows-no-business',
    from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/', pathNot: '^server/platform/' },
  },
  {
    name: 'fastify-stays-at-the-door',
    from: { path: '^server/', pathNot: '^server/(platform/|app\\.ts|main\\.ts)|\\.routes\\.ts$|\\.test\\.ts$' },
    to: { path: 'node_modules/fastify/' },
  },
  {
    name: 'sql-stays-in-stores',
    from: { path: '^server/', pathNot: '^server/(platform|testing)/|\\.store\\.ts$|\\.test\\.ts$' },
    to: { path: 'node_modules/(kysely|pg)/' },
  },
  {
    name: 'rules-are-pure',
    from: { path: '\\.rules\\.ts$' },
    to: {
      dependencyTypesNot: ['type-only', 'core'],
      path: '^server/|node_modules',
      pathNot: '\\.rules\\.ts$|node_modules/vitest/',
    },
  },
  {
    name: 'testing-is-for-tests',
    from: { path: '^server/', pathNot: '^server/testing/|\\.test\\.ts$' },
    to: { path: '^server/testing/' },
  },
]

const web = [
  {
    name: 'features-are-strangers',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/features/', pathNot: '^web/features/$1/' },
  },
  {
    name: 'features-stand-on-ui-and-platform',
    from: { path: '^web/features/' },
    to: { path: '^web/(pages|layouts)/' },
  },
  {
    name: 'ui-stands-alone',
    from: { path: '^web/ui/', pathNot: '^web/ui/(office(-table)?|rich-text-editor)/' },
    to: { path: '^web/', pathNot: '^web/(ui|assets)/' },
  },
  {
    // Keys, addresses and saved views are the same on every page of the office.
    name: 'ui-of-the-office-stands-on-platform',
    from: { path: '^web/ui/(office(-table)?|rich-text-editor)/' },
    to: { path: '^web/', pathNot: '^web/(ui|assets|platform)/' },
  },
  {
    name: 'platform-draws-nothing',
    from: { path: '^web/platform/' },
    to: { path: '^web/(pages|features|layouts|ui)/' },
  },
  { name: 'pages-do-not-import-shells', from: { path: '^web/pages/' }, to: { path: '^web/layouts/' } },
]

export default {
  forbidden: [
    { name: 'no-circles', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^virtual:|^\\./\\+types/' },
    },
    ...wings,
    ...server,
    ...web,
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

import { audiences, capabilities } from './core/capabilities.ts'

const wings = [
  { name: 'web-and-server-meet-in-the-contract', from: { path: '^web/' }, to: { path: '^server/' } },
  { name: 'server-does-not-know-the-pages', from: { path: '^server/' }, to: { path: '^web/' } },
  {
    name: 'contract-imports-core-and-zod-mini-only',
    from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^(contract|core)/|node_modules/zod/(v4/)?mini' },
  },
  { name: 'core-imports-nothing', from: { path: '^core/', pathNot: '\\.test\\.ts$' }, to: { pathNot: '^core/' } },
]

/** A capability calls only those before it, through their index.ts; pure rules call theirs through index.rules.ts. */
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
    to: { path: `^server/${capability}/`, pathNot: `^server/${capability}/(index(\\.rules)?|capability)\\.ts$` },
  })),
  {
    name: 'only-the-list-knows-what-a-capability-brings',
    from: { path: '^server/', pathNot: '^server/capabilities\\.ts$|\\.test\\.ts$' },
    to: { path: '^server/[^/]+/capability\\.ts$', pathNot: '^server/platform/' },
  },
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

/** The same order on the web, and besides the audiences: what visitors see never brings in what only the office sees. */
const web = [
  ...capabilities.map((capability, index) => ({
    name: `web-${capability}-calls-only-earlier-capabilities`,
    from: { path: `^web/${capability}/`, pathNot: '\\.browser\\.test\\.tsx$' },
    to: {
      path: '^web/',
      pathNot: `^web/(${[...capabilities.slice(0, index), 'ui', 'platform', 'assets', capability].join('|')})/`,
    },
  })),
  ...capabilities.map((capability) => ({
    name: `web-${capability}-is-entered-through-its-index`,
    from: { path: `^web/(${capabilities.join('|')})/`, pathNot: `^web/${capability}/|\\.(test|fixture)\\.ts$` },
    to: { path: `^web/${capability}/`, pathNot: `^web/${capability}/[a-z]+/index\\.ts$` },
  })),
  ...audiences.map((audience, index) => ({
    name: `${audience}-shows-nothing-of-later-audiences`,
    from: { path: `^web/[^/]+/${audience}/` },
    to: {
      path: `^web/(${capabilities.join('|')})/`,
      pathNot: `^web/[^/]+/(${audience === 'crew' ? 'site|crew' : audiences.slice(0, index + 1).join('|')})/`,
    },
  })),
  {
    name: 'ui-stands-alone',
    from: { path: '^web/ui/', pathNot: '^web/ui/(office(-table)?|rich-text-editor)/' },
    to: { path: '^web/', pathNot: '^web/(ui|assets|testing)/' },
  },
  {
    // Keys, addresses and saved views are the same on every page of the office.
    name: 'ui-of-the-office-stands-on-platform',
    from: { path: '^web/ui/(office(-table)?|rich-text-editor)/' },
    to: { path: '^web/', pathNot: '^web/(ui|assets|platform|testing)/' },
  },
  {
    name: 'platform-draws-nothing',
    from: { path: '^web/platform/' },
    to: { path: `^web/(pages|layouts|ui|${capabilities.join('|')})/` },
  },
  {
    name: 'web-testing-is-for-tests',
    from: { path: '^web/', pathNot: '^web/testing/|\\.browser\\.test\\.tsx$' },
    to: { path: '^web/testing/' },
  },
  { name: 'pages-do-not-import-shells', from: { path: '^web/pages/' }, to: { path: '^web/layouts/' } },
]

/** What tries the product stands outside of it: a journey is a person's, and a bench or a soak stands at the server. */
const trials = [
  {
    name: 'product-knows-nothing-of-its-trials',
    from: { path: '^(core|contract|server|web)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(e2e|bench|soak|scripts)/' },
  },
  ...['e2e', 'bench', 'soak'].map((trial) => ({
    name: `${trial}-stands-apart`,
    from: { path: `^${trial}/` },
    // Where every page can be seen is one list for all.
    to: {
      path: `^(${['e2e', 'bench', 'soak'].filter((other) => other !== trial).join('|')})/`,
      pathNot: '^e2e/support/built-pages\\.ts$',
    },
  })),
  // Data that it looks for and words that it reads, but nothing that decides.
  {
    name: 'journeys-call-no-use-case',
    from: { path: '^e2e/' },
    to: {
      path: `^server/(${capabilities.join('|')})/`,
      pathNot: '/demo/|\\.fixture\\.ts$',
    },
  },
  { name: 'journeys-draw-nothing', from: { path: '^e2e/' }, to: { path: '^web/.*\\.tsx$' } },
  // The tables of pages lie open; what is on a page does not.
  { name: 'benches-and-soaks-know-no-page', from: { path: '^(bench|soak)/' }, to: { path: '^web/.+/' } },
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
    ...trials,
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

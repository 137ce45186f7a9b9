/** What the bundler tells about a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[]; dynamicImporters: string[] } | null
}

/** Whose page an entry is, by its path; the first that matches. Nobody is whom no visitor and no member is. */
const audiences = {
  nobody: /\/pages\/(admin|style-guide)\/|\/layouts\/(admin|agent)-shell/,
  everybody: /\/web\/(root|entry\.client)\.tsx|\/layouts\/public-shell/,
  checkout: /\/pages\/(tour|cabs)\/booking\.|\/layouts\/checkout-shell/,
  tour: /\/pages\/tour\/detail\./,
  cabs: /\/pages\/cabs\//,
  tours: /\/pages\/(home|tour|category-details)\b/,
  own: /\/web\//,
} as const
type Audience = keyof typeof audiences

/** On their pages a visitor arrives. */
const arrivingAudiences: readonly Audience[] = ['tours', 'tour', 'cabs']

interface Shares {
  /** How many entries bring the module in: pages, shells, and what is fetched later. */
  entries: number
  /** The pages on which a visitor arrives that need it for their first view. */
  arrivals: ReadonlySet<string>
  /** Who needs it for a first view, and who only for something fetched later. */
  first: ReadonlySet<Audience>
  later: ReadonlySet<Audience>
}

/** The file in which a module travels. */
interface File {
  name: string
  /** The higher are filled first: what fewer need would else carry along what more need. */
  rank: number
}

export const ranks = [...Array(12).keys()]

/**
 * Files are named by who needs what is in them; null where the bundler may choose. Each file costs a request and
 * compresses by itself, so that they are few: what most first views need comes with the shell, and nearly the same need
 * is one need.
 */
export function fileOf(id: string, graph: ModuleGraph): File | null {
  if (isEntry(id, graph) || !isLight(id, graph)) return null
  const { entries, arrivals, first, later } = sharesOf(id, graph)
  const arriving = arrivingAudiences.filter((one) => first.has(one))
  if (first.has('everybody') || (arriving.length > 1 && arrivals.size > 2)) return { name: 'shell', rank: 11 }
  const needing = [...new Set([...first, ...later])].filter((one) => one !== 'everybody').sort()
  if (needing.length === 0 || (needing.length === 1 && entries < 3)) return null
  const inCheckout = needing.includes('checkout')
  const pages = [...arrivals].sort().join('-')
  if (arriving.length > 1) return { name: inCheckout ? `${pages}-checkout` : pages, rank: inCheckout ? 10 : 9 }
  if (arriving.length === 1) {
    if (inCheckout) return { name: `${arriving[0]}-and-checkout`, rank: 8 }
    return arrivals.size > 1 ? { name: `${arriving[0]}-first`, rank: 7 } : { name: `${pages}-first`, rank: 6 }
  }
  return first.size === 0 && needing.length === 1
    ? { name: `${needing[0]}-later`, rank: 0 }
    : { name: needing.join('-'), rank: needing.length }
}

/** A page is brought in by nobody, or by the bundler's own stand-in for it. */
const isEntry = (id: string, graph: ModuleGraph) =>
  (graph.getModuleInfo(id)?.importers ?? []).every((importer) => importer.startsWith(`${id}?`))

/** Whether a module brings none of the large libraries of fields and dialogs, or of checking, with it. */
function isLight(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  if (/react-aria|react-stately|@internationalized|\/zod\//.test(id)) return false
  return (graph.getModuleInfo(id)?.importedIds ?? []).every((imported) => isLight(imported, graph, seen))
}

/** The office does not count: however many of its pages share something, visitors do not carry it. */
function sharesOf(id: string, graph: ModuleGraph): Shares {
  const arrivals = new Set<string>()
  const first = new Set<Audience>()
  const later = new Set<Audience>()
  let entries = 0
  const now = new Set([id])
  const fetched = new Set<string>()
  for (const one of now) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    for (const importer of importers) now.add(importer)
    for (const importer of dynamicImporters) fetched.add(importer)
    const audience = importers.length + dynamicImporters.length === 0 ? audienceOf(one) : 'nobody'
    if (audience !== 'nobody') first.add(audience)
    if (arrivingAudiences.includes(audience)) arrivals.add(pageName(one))
    if (audience !== 'nobody' || dynamicImporters.length > 0) entries += 1
  }
  for (const one of fetched) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) fetched.add(importer)
    const audience = importers.length + dynamicImporters.length === 0 ? audienceOf(one) : 'nobody'
    if (audience !== 'nobody' && !first.has(audience)) later.add(audience)
  }
  return { entries, arrivals, first, later }
}

/** "cabs-home" */
const pageName = (id: string) => id.replace(/^.*\/pages\/|\.tsx.*$/g, '').replaceAll('/', '-')

const audienceOf = (id: string): Audience =>
  (Object.keys(audiences) as Audience[]).find((one) => audiences[one].test(id)) ?? 'nobody'

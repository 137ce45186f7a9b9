import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What visitors come to next, or what is fetched ahead. */
const often = /^(root|shell:(public|quiet|checkout)|\/|\/tour\/.*|\/category-details\/.*|\/sign-in)$/

interface Route {
  imports?: string[]
  css?: string[]
  [flag: string]: unknown
}

interface Manifest {
  routes: Record<string, Route>
}

const opening = 'window.__reactRouterManifest='

/**
 * The table of routes travels with every page, and most of it is which files a page imports, so that they can be asked
 * for ahead. Visitors carry that only of the pages that they often come to; the others find their files one step later.
 * What a route has not is said by silence, which the router takes for a no.
 */
export async function trimManifest(clientDir: string): Promise<void> {
  const assets = path.join(clientDir, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('The build has no manifest of routes any more; see scripts/trim-manifest.ts.')
  const file = path.join(assets, name)
  const text = await readFile(file, 'utf8')
  if (!text.startsWith(opening)) throw new Error(`${name} does not begin as expected; see scripts/trim-manifest.ts.`)
  const manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, '')) as Manifest
  const { root } = manifest.routes
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!often.test(id)) delete route.imports
    // The styles of all pages come with the root.
    if (route !== root && route.css?.every((file) => root?.css?.includes(file))) delete route.css
    // Asked by nobody in the browser.
    delete route.hasDefaultExport
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
  }
  await writeFile(file, `${opening}${JSON.stringify(manifest)};`)
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What visitors come to next, or what is fetched ahead. */
const often = /^(root|shell:(public|quiet|checkout)|\/|\/tour\/.*|\/category-details\/.*|\/sign-in)$/

interface Route {
  imports?: string[]
  css?: string[]
  [flag: string]: unknown
}

export interface Manifest {
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
  await writeFile(file, withoutRepeating(manifest))
}

const modules = ['module', 'clientLoaderModule', 'hydrateFallbackModule'] as const
const folder = /^\/assets\/(.+)\.js$/

/**
 * Most routes say nothing but their path, the frame they stand in and their files: each of those is a line of a list by
 * frame and by what the route has, and becomes what the router reads in the browser.
 */
export function withoutRepeating(manifest: Manifest): string {
  const [whole, lists]: [Manifest['routes'], Map<string, string[]>] = [{}, new Map()]
  for (const [id, route] of Object.entries(manifest.routes)) {
    const { path: own, parentId, module, clientLoaderModule, hydrateFallbackModule, id: _, ...has } = route
    const files = [module, clientLoaderModule, hydrateFallbackModule].map(
      (file) => folder.exec(String(file ?? ''))?.[1],
    )
    const isPlain = own === id && !id.includes(' ') && Object.values(has).every((value) => value === true)
    if (!isPlain || files[0] === undefined) {
      whole[id] = route
      continue
    }
    const kind = JSON.stringify([parentId, Object.keys(has)])
    lists.set(kind, [...(lists.get(kind) ?? []), [id, ...files.map((name) => name ?? '')].join(' ').trimEnd()])
  }
  const rows = [...lists].map(([kind, list]) => [...JSON.parse(kind), list])
  return `${opening}((m,a)=>{for(let[parentId,has,list]of a)for(let l of list){let[id,...f]=l.split(" "),r=m.routes[id]={id,parentId,path:id};for(let h of has)r[h]=true;f.forEach((n,i)=>{if(n)r[${JSON.stringify(modules)}[i]]="/assets/"+n+".js"})}return m})(${JSON.stringify({ ...manifest, routes: whole })},${JSON.stringify(rows)});`
}

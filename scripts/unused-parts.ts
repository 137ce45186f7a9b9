import type { Plugin } from 'vite'

/**
 * Parts of the router that only settings which we do not use bring to life, with what it asks of them otherwise. Every
 * page would carry them, since no builder can see that a setting is never given.
 */
const instead: Readonly<Record<string, string>> = {
  // `instrumentations`: watching the router from outside.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    ${notInBrowsers('instrumentHandler', 'instrumentationResultMetaContext')}`,
  // `routeDiscovery: lazy`: our table of routes is there whole from the beginning.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPartialManifest = (manifest) => manifest
    ${notInBrowsers('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
}

/** Asked for by files that have parts for the server as well. */
function notInBrowsers(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined`).join('\n')
}

/** Leaves them out of what browsers fetch. A router that has other parts, or asks other things of them, ends the build. */
export function leaveOutUnusedParts(): Plugin {
  const missed = new Set(Object.keys(instead))
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(id) {
        const part = Object.keys(instead).find((end) => id.endsWith(`/lib/${end}`))
        if (part === undefined) return null
        missed.delete(part)
        return { code: instead[part] ?? '', map: null, moduleSideEffects: false }
      },
    },
    buildEnd(error) {
      if (!error && missed.size > 0) this.error(`The router has no part called ${[...missed].join(', ')} any more.`)
    },
  }
}

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderingModule } from '#contract/rendering.ts'
import type { App } from './http.ts'
import type { Renderer } from './pages.ts'

interface ServerBuild {
  entry: { module: RenderingModule }
}

/** The built pages. They are loaded late, so that React sees the NODE_ENV that the start has set. */
export async function loadBuiltRenderer(buildDir: string): Promise<Renderer> {
  return toRenderer(await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href), 'production')
}

/** Pages straight from the sources, through Vite, which also answers their modules. */
export async function createDevelopmentRenderer(app: App): Promise<() => Promise<Renderer>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', () => vite.close())
  return async () =>
    toRenderer((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development')
}

function toRenderer(build: ServerBuild, mode: string): Renderer {
  const { module } = build.entry
  const { pageFacts, listedPaths } = module
  return { render: module.createRenderPage(build, mode), pageFacts, listedPaths }
}

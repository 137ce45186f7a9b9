import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { RenderingModule } from '#contract/rendering.ts'
import type { App } from './http.ts'
import type { Renderer } from './pages.ts'

/** The built pages. React Router is loaded late, so that it and React see the NODE_ENV that the start has set. */
export async function loadBuiltRenderer(buildDir: string): Promise<Renderer> {
  const build: ServerBuild = await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)
  return toRenderer(build, 'production')
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

async function toRenderer(build: ServerBuild, mode: string): Promise<Renderer> {
  const { createRequestHandler } = await import('react-router')
  const handle = createRequestHandler(build, mode)
  return {
    handle: (request, loadContext) => handle(request, loadContext as Parameters<typeof handle>[1]),
    module: build.entry.module as unknown as RenderingModule,
  }
}

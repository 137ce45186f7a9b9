import { createApiDocs } from './api-docs.ts'
import { AppError } from './app-error.ts'
import { policyFor } from './content-security-policy.ts'
import { once } from './once.ts'
import { createOpenApi } from './openapi.ts'
import type { Api } from './serve.ts'

/** The contract about itself, and the one answer for API paths that nobody serves. */
export function serveReference({ app, basePath }: Api, apiBaseUrl: string) {
  // Made when first asked for: few ask, and every start would wait for it.
  const openApi = once(() => createOpenApi(apiBaseUrl))
  const docs = once(() => {
    const page = createApiDocs(openApi(), apiBaseUrl)
    return { page, policy: policyFor(page, { connect: [], images: [], secure: false }) }
  })
  app.get(`${basePath}/openapi.json`, (_, reply) => reply.send(openApi()))
  app.get(`${basePath}/docs`, (_, reply) => {
    const { page, policy } = docs()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
  app.all(`${basePath}/*`, (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const answeredOtherwise = app.supportedMethods.some((method) => app.hasRoute({ method, url: path }))
    throw new AppError(answeredOtherwise ? 'platform.wrong-method' : 'platform.unknown-path')
  })
  app.all(basePath, () => {
    throw new AppError('platform.unknown-path')
  })
}

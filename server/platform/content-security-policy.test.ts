import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { RenderContext } from '#contract/rendering.ts'
import { nobodyAnswers } from '#core/desk-hours.ts'
import { TestClock } from '#server/testing/test-clock.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { newScriptMark, policyFor, withoutScriptMark } from './content-security-policy.ts'
import { HtmlCache } from './html-cache.ts'
import { createPages } from './pages.ts'
import { readSettings } from './settings.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const allowedBy = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
const nowhere = { connect: [], images: [], secure: false }

/** A page whose content brought scripts with it, in all the ways in which one may get into HTML. */
const strange = [
  '<script>steal(1)</script>',
  '<script nonce="">steal(2)</script>',
  '<script nonce="guessed">steal(3)</script>',
  '<SCRIPT>steal(4)</SCRIPT>',
  '<script data-nonce="x" type="module">steal(5)</script>',
  '<p title=\'nonce="guessed"\'><script>steal(6)</script></p>',
  '<script type="application/ld+json">{"steal":7}</script>',
]

async function pageOf(render: (context: RenderContext) => string) {
  const renderer = {
    render: async (_: Request, context: RenderContext) =>
      new Response(render(context), { headers: { 'content-type': 'text/html' } }),
    pageFacts: (path: string) => ({ path, requiresLogin: false, query: [], takesCards: false, whileClosed: false }),
    listedPaths: () => [],
  }
  const settings = readSettings({ ...testEnv, DATABASE_URL: 'postgres://localhost/none' })
  const company = { name: '', address: '', telephone: '', email: '', hours: nobodyAnswers, usualHours: '' }
  const app = fastify()
  onTestFinished(() => app.close())
  app.get(
    '/*',
    createPages({
      renderer: async () => renderer,
      callFor: () => () => Promise.reject(new Error('Nothing is called here.')),
      site: async () => ({
        apiBaseUrl: '/api',
        imageBaseUrl: '/uploads/',
        publicUrl: settings.publicUrl,
        company,
        paidOnTheDay: false,
      }),
      isClosed: async () => false,
      cache: new HtmlCache(),
      settings,
      clock: new TestClock(),
    }),
  )
  const { body, headers } = await app.inject('/about-us')
  return { body, allowed: allowedBy(String(headers['content-security-policy'])) }
}

test('a script that got into a page otherwise than by the renderer is not allowed', async () => {
  const marks: string[] = []
  const { body, allowed } = await pageOf(({ scriptMark }) => {
    marks.push(scriptMark)
    return `<head><script nonce="${scriptMark}">ours(1)</script></head>${strange.join('')}
      <script nonce="${scriptMark}" type="module" async="">ours(2)</script><script nonce="${scriptMark}" src="/assets/a.js"></script>`
  })
  expect(allowed).toEqual(["'self'", hashOf('ours(1)'), hashOf('ours(2)')])
  // What is told to nobody cannot be written by anybody.
  expect(marks).toHaveLength(1)
  expect(body).not.toContain(marks[0])
  expect(body).toContain('<script type="module" async="">ours(2)</script>')
  for (const script of strange) expect(body).toContain(script)
})

test('each rendering has a mark of its own', async () => {
  const seen: string[] = []
  for (let index = 0; index < 2; index++)
    await pageOf(({ scriptMark }) => {
      seen.push(scriptMark)
      return ''
    })
  expect(seen[0]).toMatch(/^[0-9a-f]{48}$/)
  expect(new Set(seen).size).toBe(2)
})

test('a page without a mark allows no inline script at all', () => {
  const html = `<style>p{}</style>${strange.join('')}`
  expect(allowedBy(policyFor(html, nowhere))).toEqual(["'self'"])
  expect(policyFor(html, nowhere)).toContain(hashOf('p{}'))
  const mark = newScriptMark()
  expect(withoutScriptMark(`<script nonce="${mark}">a</script>`, mark)).toBe('<script>a</script>')
})

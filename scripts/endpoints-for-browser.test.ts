import { expect, test } from 'vitest'
import { askedOnly, leaveOutForBrowser, onlyEndpoints } from './endpoints-for-browser.ts'

const inOneLine = (code: string) => code.replace(/\s+/g, ' ').trim()

const find = `
  export const find = endpoint({
    method: 'POST',
    path: '/find',
    summary: 'Finds, it is said.',
    input: z.object({ name: Name }),
    output: z.object({ found: z.array(Found) }),
  })
`

test('a browser gets what it calls and what a form must keep to, and neither answers nor words for the server', () => {
  expect(inOneLine(leaveOutForBrowser(find))).toBe(
    "export const find = /* @__PURE__ */ (() => (endpoint({ method: 'POST', path: '/find', summary: undefined, input: z.object({ name: Name }), output: undefined, })))()",
  )
})

test('of a module whose endpoints are only asked, they remain with what they are made of, and nothing else is imported', () => {
  const told = onlyEndpoints(`
    import * as z from 'zod/mini'
    import { endpoint } from './endpoint.ts'
    import { largestFile } from './largest-file.ts'
    import { Found } from './found.ts'
    export const Name = z.string()
    const upload = { mostBytes: largestFile }
    ${find}
    export const send = endpoint({ method: 'POST', path: '/send', upload })
  `)
  expect(inOneLine(told)).toBe(
    inOneLine(`
      import { endpoint } from './endpoint.ts'
      import { largestFile } from './largest-file.ts'
      const upload = /* @__PURE__ */ (() => ({ mostBytes: largestFile }))()
      export const find = /* @__PURE__ */ (() => (endpoint({
        method: 'POST', path: '/find', summary: undefined, input: true, output: undefined, })))()
      export const send = /* @__PURE__ */ (() => (endpoint({ method: 'POST', path: '/send', upload })))()`),
  )
})

test('what nobody uses of a module is not missed: each of its schemas is marked as doing nothing else', () => {
  expect(leaveOutForBrowser('const Name: Schema = z.string().check(z.trim())')).toBe(
    'const Name: Schema = /* @__PURE__ */ (() => (z.string().check(z.trim())))()',
  )
  expect(leaveOutForBrowser('export const shapes = { name: z.string() } as const')).toBe(
    'export const shapes = /* @__PURE__ */ (() => ({ name: z.string() } as const))()',
  )
})

test('functions, plain values and what is done at once stay as they are', () => {
  const code =
    'const most = 3\nexport const twice = (n: number) => 2 * n\nexport function half(n: number) { return n / 2 }\nz.config({})'
  expect(leaveOutForBrowser(code)).toBe(code)
})

test('an endpoint that a module only asks is told from one that it checks by, or hands on', () => {
  const endpoints = new Set(['find', 'save', 'send'])
  const names = 'find, save, send, type Found'
  const code = `
    import { ${names} } from '#contract/found.ts'
    type Answer = OutputOf<typeof find>
    const found = await call(find, { name })
    const form = useForm({ endpoint: save, send: () => call(save, values) })
    const questions = [send]
  `
  expect(askedOnly(code, names, endpoints)).toEqual(['find'])
})

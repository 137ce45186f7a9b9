import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { runTask } from '#server/testing/run-task.ts'
import { signIn } from '#server/testing/scene.ts'
import { drawFormula } from './draw-formula.ts'
import { readRichText } from './index.ts'

const shared = shareTestAnnai({})

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const formula = (latex: string) => ({ type: 'formulaBlock', attrs: { latex } })
const read = (value: unknown) => readRichText(shared().ctx, shared().ctx.db, value, 'details')
const faultsOf = (value: unknown) =>
  read(value).then(
    () => ({}),
    (error: unknown) => (error instanceof AppError ? error.details.fields : error),
  )

async function upload(file: Buffer, query = '') {
  const { headers } = await signIn(shared(), 'admin')
  return shared().app.inject({
    method: 'POST',
    url: `/api/admin/pictures${query}`,
    payload: file,
    headers: { ...headers, 'content-type': 'image/png' },
  })
}
const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()

test('formulas are drawn as MathML of known elements, and stored beside their LaTeX', async () => {
  const document = await read(doc(formula('T_{5th} = \\frac{a}{b} \\text{ km <b>}')))
  const [block] = document.content
  expect(block?.type === 'formulaBlock' && block.attrs.math).toEqual([
    {
      n: 'mrow',
      c: [
        expect.objectContaining({ n: 'msub' }),
        { n: 'mo', c: ['='] },
        {
          n: 'mfrac',
          c: [
            { n: 'mi', c: ['a'] },
            { n: 'mi', c: ['b'] },
          ],
        },
        { n: 'mtext', c: ['\u00a0km\u00a0<b>'] },
      ],
    },
  ])
})

test('what somebody claims a formula looks like is drawn anew', async () => {
  const forged = { type: 'formulaBlock', attrs: { latex: 'x', math: [{ n: 'mtext', c: ['y'] }] } }
  const [block] = (await read(doc(forged))).content
  expect(block?.type === 'formulaBlock' && block.attrs.math).toEqual([{ n: 'mrow', c: [{ n: 'mi', c: ['x'] }] }])
})

test('a formula that does not parse is refused with its place, and none can do more than be read', async () => {
  expect(await faultsOf(doc({ type: 'paragraph' }, formula('\\frac{a}{')))).toEqual({
    'details.content.1.attrs.latex': expect.stringMatching(/^The formula does not parse at (its end|character \d+): /),
  })
  for (const latex of [
    ...[
      '\\href{javascript:alert(1)}{x}',
      '\\url{javascript:alert(1)}',
      '\\htmlStyle{color:red}{x}',
      '\\htmlData{a=b}{x}',
    ],
    ...['\\includegraphics{https://evil.example/x.png}', '\\unknowncommand', 'x^2^3', '}', '\\begin{matrix}'],
    ...[
      '\\def\\a{\\a\\a}\\a',
      '\\newcommand\\x{y}\\x',
      '\\gdef\\x{y}',
      '\\let\\x=y',
      '\\htmlClass{x}{y}',
      '\\htmlId{x}{y}',
    ],
    `${'\\sqrt{'.repeat(140)}x${'}'.repeat(140)}`,
  ])
    expect(await drawFormula(latex, true), latex).toHaveProperty('fault')
  const drawn = JSON.stringify(
    await drawFormula('\\text{<img src=x onerror=alert(1)>} \\color{red} x \\hspace{9999em}', true),
  )
  expect(drawn).not.toMatch(/mathcolor|"style"|href|9999/)
})

test('links that lead elsewhere are stored blank', async () => {
  const linked = (href: string) =>
    doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] })
  for (const href of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ])
    expect(await read(linked(href)), href).toEqual(linked('about:blank'))
  expect(await read(linked(' https://example.com '))).toEqual(linked('https://example.com'))
})

test('a picture of the office is kept once a text shows it, is found by the words said there, and its size is ours to say', async () => {
  const [shown, unused] = [await upload(await png(), '?alt=A+lake'), await upload(await png())]
  expect([shown.statusCode, shown.json().path, shown.json().alt]).toEqual([
    200,
    expect.stringMatching(/^office\//),
    'A lake',
  ])
  const image = (path: string, more = {}) => ({ type: 'image', attrs: { path, alt: 'The lake at dawn', ...more } })
  const lied = { width: 9, height: 9, ground: '#ffffff' }
  const stored = await read(doc(image(shown.json().path, lied)))
  expect(stored.content).toEqual([image(shown.json().path, { width: 60, height: 40, ground: '#204060' })])

  const { ctx } = shared()
  const later = { ...ctx, clock: { ...ctx.clock, now: () => new Date(ctx.clock.now().getTime() + 2 * 86_400_000) } }
  await runTask(later, 'media.forget-unnamed')
  const { headers } = await signIn(shared(), 'admin')
  const shelf = await shared().app.inject({ url: '/api/admin/pictures?q=lake+at+dawn', headers })
  expect(shelf.json().pictures[0]).toMatchObject({ path: shown.json().path, alt: 'The lake at dawn' })
  expect(await faultsOf(doc(image(shown.json().path)))).toEqual({})
  const gone = 'This picture is not there any more. Please choose it again.'
  expect(await faultsOf(doc(image(unused.json().path)))).toEqual({ 'details.content.0.attrs.path': gone })
  expect(await faultsOf(doc(image('people/x')))).toEqual({ 'details.content.0.attrs.path': gone })
})

test('bitmaps and icons become pictures like any other; drawings and lies do not', async () => {
  const bitmap = Buffer.alloc(54 + 16 * 3 * 16)
  bitmap.write('BM', 'latin1')
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, 16],
    [22, 16],
  ] as const)
    bitmap.writeUInt32LE(value, at)
  bitmap.writeUInt16LE(24, 28)
  const answer = await upload(bitmap)
  expect([answer.statusCode, answer.json().width, answer.json().ground]).toEqual([200, 16, '#000000'])
  expect((await shared().app.inject({ url: `/uploads/${answer.json().path}-480.webp` })).statusCode).toBe(200)
})

test('the picker refuses all but the five kinds, and each refusal names them', async () => {
  const choose = 'Please choose a PNG, GIF, JPEG, BMP or ICO picture.'
  const notRead = { code: 'media.not-a-picture', error: `This is not a picture that we can read. ${choose}` }
  const notTaken = { code: 'media.kind-not-accepted', error: choose }
  const drawing = Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>')
  const { default: sharp } = await import('sharp')
  const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#334455' } })
  for (const [refused, file] of [
    [notRead, Buffer.concat([Buffer.from('BM'), Buffer.alloc(98)])],
    [notRead, Buffer.from('\0\0\x01\0\xff\xff', 'latin1')],
    [notRead, Buffer.from('This is the lake.')],
    [notTaken, drawing],
    [notTaken, await square().webp().toBuffer()],
    [notTaken, await square().avif().toBuffer()],
  ] as const)
    expect((await upload(file)).json()).toMatchObject(refused)
  for (const file of [
    await square().png().toBuffer(),
    await square().gif().toBuffer(),
    await square().jpeg().toBuffer(),
  ])
    expect((await upload(file)).statusCode).toBe(200)
})

test('the preview of the editor draws as saving does, and says where it does not parse', async () => {
  const { headers } = await signIn(shared(), 'admin')
  const draw = (payload: object) =>
    shared().app.inject({ method: 'POST', url: '/api/admin/formulas', headers, payload })
  expect((await draw({ latex: 'x', block: false })).json().math).toEqual([{ n: 'mrow', c: [{ n: 'mi', c: ['x'] }] }])
  expect((await draw({ latex: '\\frac', block: false })).json().fields.latex).toMatch(/does not parse/)
})

test.each([
  [400_000, 413, 'platform.too-large'],
  [30_000, 413, 'platform.too-many-values'],
  [4_000, 400, 'platform.invalid-input'],
])('a body of nothing but %i brackets is refused and exhausts nothing', async (brackets, status, code) => {
  const { headers } = await signIn(shared(), 'admin')
  const answer = await shared().app.inject({
    method: 'POST',
    url: '/api/admin/formulas',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"latex":${'['.repeat(brackets)}${']'.repeat(brackets)},"block":true}`,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

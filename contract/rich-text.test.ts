import { expect, test } from 'vitest'
import { RichTextDocument } from './rich-text.ts'
import { namesUser, safeHref, userInLink } from './safe-href.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const image = (attrs: object) => ({ type: 'image', attrs: { path: 'prints/fuji-dawn', alt: 'A mountain.', ...attrs } })
const video = (attrs: object) => ({
  type: 'video',
  attrs: { host: 'youtube', id: 'dQw4w9WgXcQ', title: 'The lake', ...attrs },
})
const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] })
const row = (...content: unknown[]) => ({ type: 'tableRow', content })

const faultsOf = (value: unknown) =>
  Object.fromEntries(
    (RichTextDocument.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('The mountain is shy')] },
  { type: 'heading', attrs: { level: 4 } },
  paragraph(
    ...['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code'].map((type) =>
      text(type, { type }),
    ),
    { type: 'hardBreak' },
    text('shore', { type: 'link', attrs: { href: 'https://example.com' } }),
    {
      type: 'formula',
      attrs: { latex: 'x^2', spoken: 'x squared', math: [{ n: 'msup', c: [{ n: 'mi', c: ['x'] }] }] },
    },
  ),
  {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          paragraph(text('A coat')),
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [paragraph(text('of wool'))] }],
          },
        ],
      },
    ],
  },
  { type: 'blockquote', content: [paragraph(text('Cold and clear.'))] },
  { type: 'table', content: [row(cell('tableHeader', 'Month')), row(cell('tableCell', 'November'))] },
  image({ width: 1600, height: 1067, ground: '#aabbcc' }),
  video({ captions: 'English' }),
  { type: 'formulaBlock', attrs: { latex: '\\frac{1}{2}' } },
  { type: 'horizontalRule' },
  { type: 'paragraph' },
)

test('everything that the editor writes can be kept, as it is', () => {
  const read = RichTextDocument.safeParse(everything)
  expect(read.error).toBeUndefined()
  expect(read.data).toEqual(everything)
})

test('what a document must not hold is refused by its place', () => {
  const bad: [string, unknown][] = [
    ['type', { type: 'page', content: [] }],
    ['content.0.type', doc({ type: 'script' })],
    ['content.0.style', doc({ ...paragraph(text('x')), style: 'x' })],
    ['content.0.content.0.type', doc(paragraph({ type: 'iframe', attrs: { src: 'https://example.com' } }))],
    ['content.0.content.0.text', doc(paragraph(text('')))],
    ['content.0.content.0.marks.0.type', doc(paragraph(text('x', { type: 'textStyle', attrs: { color: 'red' } })))],
    [
      'content.0.content.0.marks.0.attrs.onclick',
      doc(paragraph(text('x', { type: 'link', attrs: { href: '/', onclick: 'x' } }))),
    ],
    ['content.0.attrs.level', doc({ type: 'heading', attrs: { level: 1 } })],
    ['content.0.attrs.alt', doc(image({ alt: '' }))],
    ['content.0.attrs.alt', doc(image({ alt: 'a'.repeat(10_000) }))],
    ['content.0.attrs.path', doc(image({ path: 'https://evil.example/x.png' }))],
    ['content.0.attrs.path', doc(image({ path: '../../etc/passwd' }))],
    ['content.0.attrs.src', doc(image({ src: 'x' }))],
    ['content.0.attrs.ground', doc(image({ ground: 'url(x)' }))],
    ['content.0.attrs.host', doc(video({ host: 'evil' }))],
    ['content.0.attrs.id', doc(video({ id: 'javascript:alert(1)' }))],
    ['content.0.attrs.title', doc(video({ title: ' ' }))],
    ['content.0.attrs.latex', doc({ type: 'formulaBlock', attrs: { latex: 'x'.repeat(1001) } })],
    ['content.0.attrs.math.0.n', doc({ type: 'formulaBlock', attrs: { latex: 'x', math: [{ n: 'script' }] } })],
    [
      'content.0.attrs.math.0.a.href',
      doc({ type: 'formulaBlock', attrs: { latex: 'x', math: [{ n: 'mi', a: { href: 'x' } }] } }),
    ],
    [
      'content.0',
      doc({
        type: 'table',
        content: [row(cell('tableCell', 'a'), cell('tableCell', 'b')), row(cell('tableCell', 'c'))],
      }),
    ],
    [
      'content.0.content.0.content.0.attrs',
      doc({ type: 'table', content: [row({ ...cell('tableCell', 'a'), attrs: { colspan: 2 } })] }),
    ],
    [
      'content.0.content.0.content.0.content.0.type',
      doc({ type: 'table', content: [row({ type: 'tableCell', content: [{ type: 'table', content: [] }] })] }),
    ],
  ]
  for (const [place, document] of bad)
    expect(Object.keys(faultsOf(document)), JSON.stringify(document).slice(0, 120)).toContain(place)
})

test('a document of 5 MB is refused at the first look, and so is one nested without end', () => {
  const kind = 'This text is too long. Please keep it under about 200 KB, or make two of it.'
  expect(faultsOf(doc(paragraph(text('あ'.repeat(1_700_000)))))).toEqual({ '': kind })
  expect(faultsOf(doc(...Array.from({ length: 100_000 }, () => paragraph(text('more and more of it')))))).toEqual({
    '': kind,
  })
  expect(faultsOf(doc(paragraph(text('x'.repeat(190_000)))))).toEqual({})

  let deep: unknown = paragraph(text('x'))
  for (let level = 0; level < 50_000; level += 1) deep = { type: 'blockquote', content: [deep] }
  expect(faultsOf(doc(deep))).toEqual({ '': 'This text is nested too deeply. Please use fewer lists within lists.' })
  const many = Array.from({ length: 101 }, () => ({ type: 'formulaBlock', attrs: { latex: 'x' } }))
  expect(faultsOf(doc(...many))).toEqual({ '': 'Please keep it to 100 formulas.' })
})

test('a drawn formula nested without end cannot exhaust the check', () => {
  let deep: unknown = { n: 'mi', c: ['x'] }
  for (let level = 0; level < 50_000; level += 1) deep = { n: 'mrow', c: [deep] }
  expect(Object.keys(faultsOf(doc({ type: 'formulaBlock', attrs: { latex: 'x', math: [deep] } })))).toEqual([''])
})

test('links lead to http, https, mailto, tel and our own paths; any other is blank', () => {
  for (const fine of [
    'https://example.com/a?b#c',
    'HTTP://example.com',
    'mailto:a@example.com',
    'tel:+813',
    '/faq',
    '/',
  ])
    expect(safeHref(fine)).toBe(fine)
  for (const bad of [
    ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
    ...[
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      'blob:x',
      'about:srcdoc',
    ],
    ...[
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      '\\\\evil',
      'faq',
      '#x',
      '',
      '&#106;avascript:x',
    ],
    ...['javascript&colon;alert(1)', 'x-javascript:alert(1)', 'intent://x', 'https', '\u00a0javascript:alert(1)'],
  ])
    expect(safeHref(bad), bad).toBe('about:blank')
})

test('a link that names a user or a password is refused by its place, and blank wherever one is shown', () => {
  const linkTo = (href: string) => doc(paragraph({ ...text('here'), marks: [{ type: 'link', attrs: { href } }] }))
  for (const bad of [
    ...['https://user:pass@example.com', 'https://user@example.com/', 'HTTP://annai.example@evil.example/x?y#z'],
    ...['https://@example.com', 'https://:@example.com', 'https:user@example.com', 'https:\\\\user@example.com'],
    ...['https:///user:pass@example.com', 'ht\ttps://user@exa\nmple.com', ' https://a%40b@example.com'],
    ...['https://user\uff20example.com', 'https://a@b@example.com'],
  ]) {
    expect(namesUser(bad), bad).toBe(true)
    expect(safeHref(bad), bad).toBe('about:blank')
    expect(faultsOf(linkTo(bad)), bad).toEqual({ 'content.0.content.0.marks.0.attrs.href': userInLink })
  }
  // The controls: an @ elsewhere names nobody.
  for (const fine of [
    ...['https://example.com/@user', 'https://example.com?mail=a@example.com', 'https://example.com#a@b'],
    ...['mailto:a@example.com', '/faq?by=a@example.com', 'https://example.com\\@x'],
  ]) {
    expect(namesUser(fine), fine).toBe(false)
    expect(safeHref(fine)).toBe(fine)
    expect(faultsOf(linkTo(fine)), fine).toEqual({})
  }
})

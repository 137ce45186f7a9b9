import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { RichTextDocument } from '#contract/rich-text.ts'
import { sameJson } from '#web/platform/same-json.ts'
import { toDocument } from './document.ts'
import { extensions } from './extensions.ts'
import { readVideoAddress } from './video-address.ts'

const schema = getSchema(extensions)
const text = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (...content: object[]) => ({ type: 'listItem', content })
const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] })

const everything = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [text('The mountain')] },
    paragraph(
      ...['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code'].map((type) =>
        text(type, { type }),
      ),
      { type: 'hardBreak' },
      text('shore', { type: 'link', attrs: { href: 'https://example.com' } }),
      { type: 'formula', attrs: { latex: 'x^2', spoken: 'x squared', math: [{ n: 'mi', c: ['x'] }] } },
    ),
    {
      type: 'bulletList',
      content: [item(paragraph(text('one')), { type: 'orderedList', content: [item(paragraph(text('two')))] })],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('three')))] },
    { type: 'blockquote', content: [paragraph(text('Cold.'))] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Month'), cell('tableHeader', 'Clear')] },
        { type: 'tableRow', content: [cell('tableCell', 'May'), cell('tableCell', '12')] },
      ],
    },
    { type: 'image', attrs: { path: 'office/abc', alt: 'A lake', width: 10, height: 5, ground: '#aabbcc' } },
    { type: 'video', attrs: { host: 'vimeo', id: '1234567', title: 'The lake', captions: 'English' } },
    { type: 'formulaBlock', attrs: { latex: 'x' } },
    { type: 'horizontalRule' },
  ],
}

test('a document survives the editor as it is, and what the editor writes is a document of the schema', () => {
  expect(RichTextDocument.safeParse(everything).error).toBeUndefined()
  const inEditor = Node.fromJSON(schema, everything)
  inEditor.check()
  expect(sameJson(toDocument(inEditor.toJSON()), everything)).toBe(true)
})

test('the editor knows exactly the nodes and marks of the schema', () => {
  const nodes = Object.keys(schema.nodes).sort()
  expect(nodes).toEqual(
    [
      ...[
        'blockquote',
        'bulletList',
        'doc',
        'formula',
        'formulaBlock',
        'hardBreak',
        'heading',
        'horizontalRule',
        'image',
      ],
      ...['listItem', 'orderedList', 'paragraph', 'table', 'tableCell', 'tableHeader', 'tableRow', 'text', 'video'],
    ].sort(),
  )
  expect(Object.keys(schema.marks).sort()).toEqual(
    ['bold', 'code', 'italic', 'link', 'strike', 'subscript', 'superscript', 'underline'].sort(),
  )
})

test('the empty paragraph that the editor ends with is not kept, and an empty text is empty', () => {
  expect(
    toDocument({ type: 'doc', content: [paragraph(text('x')), { type: 'paragraph' }, { type: 'paragraph' }] }),
  ).toEqual({
    type: 'doc',
    content: [paragraph(text('x'))],
  })
  expect(toDocument({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual({ type: 'doc', content: [] })
})

test('films are read from the addresses that people copy, and from no other host', () => {
  const youtube = { host: 'youtube', id: 'dQw4w9WgXcQ' }
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'youtu.be/dQw4w9WgXcQ?si=x',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    expect(readVideoAddress(address), address).toEqual(youtube)
  expect(readVideoAddress('https://player.vimeo.com/video/76979871')).toEqual({ host: 'vimeo', id: '76979871' })
  for (const address of [
    ...[
      '',
      'javascript:alert(1)',
      'https://evil.example/watch?v=dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    ],
    ...['https://www.youtube.com/watch?v="><script>', 'https://vimeo.com/about', 'data:text/html,x'],
  ])
    expect(readVideoAddress(address), address).toBeNull()
})

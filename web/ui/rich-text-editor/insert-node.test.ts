import { getSchema } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { putCursorBehind } from './insert-node.ts'
import { pluginsOf } from './plugins.fixture.ts'

const schema = getSchema(extensions)
const words = (text: string) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) })
const film = { type: 'video', attrs: { host: 'vimeo', id: '1234567', title: 'The lake', captions: null } }
const picture = { type: 'image', attrs: { path: 'office/abc', alt: 'A lake', width: 1, height: 1, ground: '#aabbcc' } }
const formula = { type: 'formulaBlock', attrs: { latex: 'x', spoken: null, math: null } }

/** A text in which the one block of this kind is selected, as it is right after it was put there. */
function selected(kind: string, ...content: object[]): EditorState {
  const state = EditorState.create({
    doc: schema.nodeFromJSON({ type: 'doc', content }),
    plugins: pluginsOf('cursorBehind'),
  })
  let at = -1
  state.doc.descendants((node, position) => {
    if (node.type.name === kind) at = position
  })
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)))
}

/** The next key, where the cursor is by then. */
function typeBehind(state: EditorState) {
  const { tr } = state
  putCursorBehind(tr)
  const next = state.apply(tr)
  expect(next.selection).toBeInstanceOf(TextSelection)
  const typed = next.apply(next.tr.insertText('x')).doc
  typed.check()
  return typed.toJSON().content
}

test.each([
  ['film', film],
  ['picture', picture],
  ['formula', formula],
])('a %s at the end of a text stays, and what is typed next stands below it', (_, block) => {
  expect(typeBehind(selected(block.type, words('Fuji.'), block))).toMatchObject([words('Fuji.'), block, words('x')])
  expect(typeBehind(selected(block.type, block))).toMatchObject([block, words('x')])
})

test('before other words the cursor goes to them, and no empty line is made', () => {
  expect(typeBehind(selected('image', picture, words('Fuji.')))).toMatchObject([picture, words('xFuji.')])
  expect(typeBehind(selected('video', film, words('')))).toMatchObject([film, words('x')])
})

test('before another block without words the cursor goes to the next words, or to a line of its own', () => {
  expect(typeBehind(selected('video', film, picture, words('Fuji.')))).toMatchObject([film, picture, words('xFuji.')])
  expect(typeBehind(selected('video', film, picture))).toMatchObject([film, words('x'), picture])
})

test('at the end of a cell the cursor stays in that cell', () => {
  const cell = (...content: object[]) => ({ type: 'tableCell', content })
  const table = (...cells: object[]) => ({ type: 'table', content: [{ type: 'tableRow', content: cells }] })
  const [left, right] = [cell(words('May'), picture), cell(words('June'))]
  expect(typeBehind(selected('image', table(left, right)))).toMatchObject([
    table(cell(words('May'), picture, words('x')), right),
  ])
})

test.each(['paste', 'drop'])('what came by %s at the end of a text is not selected for the next key', (way) => {
  const before = selected('image', words('Fuji.'), picture)
  const { tr } = before
  const slice = Slice.fromJSON(schema, { content: [film] })
  tr.replaceWith(before.doc.content.size, before.doc.content.size, slice.content)
  const from = tr.doc.content.size - slice.content.size
  const after = before.apply(tr.setSelection(NodeSelection.create(tr.doc, from)).setMeta('uiEvent', way))
  expect(after.apply(after.tr.insertText('x')).doc.toJSON().content).toMatchObject([
    words('Fuji.'),
    picture,
    film,
    words('x'),
  ])
})

test('what somebody selects by hand stays selected', () => {
  const state = selected('image', words('Fuji.'), picture)
  expect(state.selection).toBeInstanceOf(NodeSelection)
})

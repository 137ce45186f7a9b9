import { getSchema } from '@tiptap/core'
import { closeHistory, redo, undo, undoDepth } from '@tiptap/pm/history'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions, undoSteps } from './extensions.ts'
import { pluginsOf } from './plugins.fixture.ts'

const empty = () => EditorState.create({ schema: getSchema(extensions), plugins: pluginsOf('undoRedo') })

/** So many edits, each an entry of its own: one letter after the other. */
function write(state: EditorState, letters: number): EditorState {
  let now = state
  for (let at = 0; at < letters; at += 1) {
    const { tr } = now
    now = now.apply(closeHistory(tr.insertText(String(at % 10), tr.doc.content.size - 1)))
  }
  return now
}

/** Takes back, or does again, until nothing is left of it; and how often that worked. */
function repeat(command: typeof undo, state: EditorState): { times: number; state: EditorState } {
  let now = state
  for (let times = 0; ; times += 1) {
    if (!command(now, (tr: Transaction) => (now = now.apply(tr)))) return { times, state: now }
  }
}

test.each([
  [99, 99],
  [100, 100],
  [101, 100],
  [119, 100],
  [121, 100],
  [130, 100],
  [345, 100],
])('of %i edits exactly %i can be undone, and done again', (edits, undone) => {
  const written = write(empty(), edits)
  expect(undoDepth(written)).toBe(undone)
  const back = repeat(undo, written)
  expect(back.times).toBe(undone)
  expect(back.state.doc.textContent).toBe(written.doc.textContent.slice(0, edits - undone))
  const forth = repeat(redo, back.state)
  expect(forth.times).toBe(undone)
  expect(forth.state.doc.eq(written.doc)).toBe(true)
  expect(repeat(undo, forth.state).times).toBe(undone)
})

test('what fell out stays out: after some steps back and a new edit no older entry returns', () => {
  let state = write(empty(), 115)
  for (let times = 0; times < 10; times += 1) undo(state, (tr) => (state = state.apply(tr)))
  state = write(state, 1)
  expect(repeat(undo, state)).toMatchObject({ times: 91 })
  expect(repeat(undo, state).state.doc.textContent).toHaveLength(15)
})

test('edits within a second are one entry, and there is room for a hundred', () => {
  expect(undoSteps).toBe(100)
  let state = empty()
  for (const at of [0, 1000, 2001, 2500]) {
    const { tr } = state
    state = state.apply(tr.insertText('x', tr.doc.content.size - 1).setTime(5000 + at))
  }
  expect(undoDepth(state)).toBe(2)
})

import { UndoRedo } from '@tiptap/extensions'
import { history } from '@tiptap/pm/history'
import { Plugin, type StateField } from '@tiptap/pm/state'

/** As much of prosemirror-history's state as is needed here; undo-steps.test.ts tells when it is no longer so. */
interface Branch {
  /** Steps, the oldest first; one with a selection begins an entry. */
  items: {
    forEach(visit: (item: { selection?: unknown }, index: number) => void): void
    slice(from: number): Branch['items']
  }
  eventCount: number
}
interface HistoryState {
  done: Branch
}

/**
 * The history, but with exactly as many entries as it is told: prosemirror-history lets them grow by a fifth before it
 * drops the oldest all at once, and what can be undone would then depend on where in that rhythm somebody is.
 */
export const ExactHistory = UndoRedo.extend({
  addProseMirrorPlugins() {
    const { depth } = this.options
    const { spec } = history(this.options)
    const field = spec.state as StateField<HistoryState>
    return [
      new Plugin<HistoryState>({
        ...spec,
        state: {
          ...field,
          apply(...change) {
            const state: HistoryState = Reflect.apply(field.apply, this, change)
            return state.done.eventCount > depth ? withParts(state, { done: newest(state.done, depth) }) : state
          },
        },
      }),
    ]
  },
})

function newest(branch: Branch, depth: number): Branch {
  const begins: number[] = []
  branch.items.forEach((item, index) => {
    if (item.selection) begins.push(index)
  })
  return withParts(branch, { items: branch.items.slice(begins.at(-depth) ?? 0), eventCount: depth })
}

/** Of the same class, which has the methods that the library calls. */
const withParts = <T extends object>(of: T, parts: Partial<T>): T =>
  Object.assign(Object.create(Object.getPrototypeOf(of)), of, parts)

import { Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { safeHref } from '#contract/safe-href.ts'

/**
 * A link. Any address but those allowed becomes a blank link, pasted or typed (specification §5). An address pasted
 * over chosen words makes them one.
 */
export const OurLink = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => safeHref(element.getAttribute('href') ?? '') },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: safeHref(String(HTMLAttributes.href ?? '')), class: 'link' }, 0],
  addProseMirrorPlugins() {
    const { editor, type } = this
    return [
      new Plugin({
        props: {
          // A press sets the cursor; links are followed where the text is read.
          handleDOMEvents: {
            click: (_, event) => {
              if ((event.target as Element).closest('a[href]')) event.preventDefault()
              return false
            },
          },
          handlePaste: (view, event) => {
            const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
            const { empty, from, to } = view.state.selection
            if (empty || !/^(https?:\/\/|mailto:|tel:)\S+$/i.test(pasted)) return false
            view.dispatch(view.state.tr.addMark(from, to, type.create({ href: safeHref(pasted) })))
            return editor.isEditable
          },
        },
      }),
    ]
  },
})

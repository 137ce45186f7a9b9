import type { AnyExtension } from '@tiptap/core'
import type { Plugin } from '@tiptap/pm/state'
import { extensions } from './extensions.ts'

/** The plugins that the editor's own extension of that name brings, for a text without a page around it. */
export function pluginsOf(name: string): Plugin[] {
  const found = extensions.find((extension) => extension.name === name) as AnyExtension
  const { addProseMirrorPlugins } = found.config as { addProseMirrorPlugins: () => Plugin[] }
  return addProseMirrorPlugins.call({ options: found.options })
}

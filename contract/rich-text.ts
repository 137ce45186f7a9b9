import * as z from 'zod/mini'
import { findTooLarge } from './rich-text-bounds.ts'
import { Root } from './rich-text-nodes.ts'
import type { RichTextDocument as Document } from './rich-text-types.ts'

export type * from './rich-text-types.ts'

/**
 * As one check, so that a document far too large or nested without end is refused by its first look, before the
 * schema walks into it; what is wrong is named by its place, such as `content.3.attrs.alt`.
 */
export const RichTextDocument = z.unknown().check((ctx) => {
  const tooLarge = findTooLarge(ctx.value)
  if (tooLarge) {
    ctx.issues.push({ code: 'custom', message: tooLarge, input: undefined, path: [] })
    return
  }
  const read = Root.safeParse(ctx.value)
  for (const issue of (read.error?.issues ?? []).slice(0, 20)) {
    const message = issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    ctx.issues.push({ code: 'custom', message, input: undefined, path: [...path] })
  }
}) as unknown as z.ZodMiniType<Document, Document>
export type RichTextDocument = Document

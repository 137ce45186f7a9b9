import * as z from 'zod/mini'
import type { RichTextDocument } from './rich-text-types.ts'

/**
 * A document that the server has read and now shows. Apart from the schema that checks one, so that pages that only
 * draw stay light.
 */
export const RichTextShown = z.object({
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string() })),
}) as unknown as z.ZodMiniType<RichTextDocument, RichTextDocument>

import * as z from 'zod/mini'
import { type MathNode, mathAttributes, mathElements } from './math-tree.ts'
import type { Mark } from './rich-text-types.ts'
import { namesUser, userInLink } from './safe-href.ts'

export const mostLatexLetters = 1000

const plain = z.strictObject({
  type: z.enum(['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code']),
})
/**
 * Where it leads is not refused but cleaned: any other address becomes a blank link (specification §5). Only a web address
 * that names a user is refused: who wrote it must know that a password was in it.
 */
const link = z.strictObject({
  type: z.literal('link'),
  attrs: z.strictObject({
    href: z.string().check(
      z.maxLength(2000, 'An address has at most 2,000 characters.'),
      z.refine((href) => !namesUser(href), userInLink),
    ),
  }),
})

export const Marks = z
  .array(z.discriminatedUnion('type', [plain, link], 'This mark is not known here.'))
  .check(z.maxLength(8)) as z.ZodMiniType<Mark[]>

const MathTree: z.ZodMiniType<MathNode> = z.lazy(() =>
  z.strictObject({
    n: z.enum(mathElements),
    a: z.optional(z.partialRecord(z.enum(mathAttributes), z.string().check(z.maxLength(200)))),
    c: z.optional(z.array(z.union([z.string(), MathTree]))),
  }),
) as unknown as z.ZodMiniType<MathNode>

export const Formula = z.strictObject({
  latex: z
    .string('Write the formula.')
    .check(
      z.trim(),
      z.minLength(1, 'Write the formula.'),
      z.maxLength(mostLatexLetters, 'A formula has at most 1,000 characters.'),
    ),
  spoken: z.optional(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.'))),
  math: z.optional(z.array(MathTree)),
})

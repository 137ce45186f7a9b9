import * as z from 'zod/mini'

/** A picture in all its sizes: `{image base}{path}-{width}.avif` and `.webp`, and `{path}-share.jpg` for link previews. */
export const Picture = z.object({
  path: z.string(),
  /** What one sees. */
  alt: z.string(),
  titleJa: z.nullable(z.string()),
  /** Shown until the picture is there. */
  ground: z.string(),
  /** The point that every crop keeps, as in CSS object-position. */
  focus: z.string(),
  width: z.number(),
  height: z.number(),
})
export type Picture = z.output<typeof Picture>

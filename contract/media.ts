import * as z from 'zod/mini'
import type { ErrorDefinition } from './endpoint.ts'

export const mediaErrors = {
  'media.not-a-picture': {
    status: 400,
    sentence: 'This is not a picture that we can read. Please choose a {kinds} picture.',
  },
  'media.kind-not-accepted': { status: 415, sentence: 'Please choose a {kinds} picture.' },
  'media.too-large': {
    status: 413,
    sentence: 'This picture is too large. At most 12 MB, 40 megapixels and 16,383 pixels a side.',
  },
  'media.too-many': { status: 429, sentence: 'You have sent many pictures. Please come back in an hour.' },
} satisfies Record<string, ErrorDefinition>

/** The kinds that people may send, in the words of every refusal. The office's are in media-office.ts. */
export const pictureKinds = 'JPEG, PNG, WebP, AVIF or GIF'
export const mostPictureBytes = 12 * 1024 * 1024
export const pictureErrors = ['media.not-a-picture', 'media.kind-not-accepted', 'media.too-large', 'media.too-many']

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

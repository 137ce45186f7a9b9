import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mostPictureBytes, Picture, pictureErrors } from './media.ts'

/** What the office's picture picker takes (product.md, "Rich text"). */
export const officePictureTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/bmp', 'image/x-icon'] as const
export const officePictureKinds = 'PNG, GIF, JPEG, BMP or ICO'
export const mostAltLetters = 500

const Alt = z.string().check(z.trim(), z.maxLength(mostAltLetters, 'Please keep what one sees under 500 characters.'))

export const picturesPerPage = 24

export const officePictures = endpoint({
  method: 'GET',
  path: '/admin/pictures',
  access: 'admin',
  right: 'see:drafts',
  summary: 'Pictures that our pages may show: what the office sent, the newest first, then our prints.',
  input: z.strictObject({
    /** Words of what one sees. */
    q: z._default(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters.')), ''),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  output: z.object({ pictures: z.array(Picture), total: z.int() }),
})

export const uploadOfficePicture = endpoint({
  method: 'POST',
  path: '/admin/pictures',
  access: 'admin',
  right: 'change:drafts',
  upload: { mostBytes: mostPictureBytes },
  summary:
    'A picture for our pages, made anew by us; forgotten within a day unless a text or a tour takes it into use.',
  input: z.strictObject({ alt: z._default(Alt, '') }),
  output: Picture,
  errors: pictureErrors,
})

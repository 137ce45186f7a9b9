import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Picture } from './media.ts'

export const picturesPerPage = 24

export const officePictures = endpoint({
  method: 'GET',
  path: '/admin/pictures',
  access: 'admin',
  summary: 'Pictures that our pages may show: what the office sent, the newest first, then our prints.',
  input: z.strictObject({
    /** Words of what one sees. */
    q: z._default(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters.')), ''),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  output: z.object({ pictures: z.array(Picture), total: z.int() }),
})

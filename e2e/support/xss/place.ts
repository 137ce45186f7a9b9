import type { Page } from '@playwright/test'
import { ask, type Booked, book, ownDay } from '../bookings.ts'
import { packed } from './packed.ts'

/** Where what somebody posts is shown, and to whom. */
export interface View {
  as: 'visitor' | 'user' | 'admin'
  path: string
  /** Parts of what was posted that can be read there: else nothing was proved. */
  shows: readonly string[]
  /** What one does on that page before it is to be read. */
  act?: (page: Page) => Promise<void>
}

export interface PostingContext {
  url: string
  user: string
  admin: string
  payloads: readonly string[]
  /** Lets the server's clock go on by a minute. */
  aMinutePasses: () => Promise<void>
}

/** A free text of the product: posts the payloads straight to the API, and says where they are to be seen. */
export interface Place {
  name: string
  post: (context: PostingContext) => Promise<View[]>
}

/** A sign of it that no page changes: without spaces and control characters, which pages may fold. */
export const partOf = (text: string | undefined) => {
  const part = (text ?? '').split(/[\s\p{Cc}\p{Cf}]+/u).find((word) => word.length > 5)
  if (!part) throw new Error(`Nothing in ${text} can be looked for.`)
  return part
}

export async function must(context: PostingContext, method: string, path: string, body?: object, token?: string) {
  const answer = await ask(context.url, method, path, body, token ? { authorization: `Bearer ${token}` } : {})
  if (answer.status !== 200)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`)
  return answer.body
}

let booked: Promise<Booked> | undefined

/** The one booking that several places write into. */
export const theBooking = (context: PostingContext): Promise<Booked> => {
  booked ??= ownDay(context.url, 7).then((day) =>
    book(
      context.url,
      { day },
      {
        leadName: packed(context.payloads, 120)[0],
        nameBoard: packed(context.payloads, 40)[0],
        note: packed(context.payloads, 500)[1] ?? packed(context.payloads, 500)[0],
      },
    ),
  )
  return booked
}

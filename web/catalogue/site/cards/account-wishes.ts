import { ApiError } from '#contract/call.ts'
import { addWishes, removeWish, WishItem } from '#contract/wishlist.ts'
import { call } from '#web/platform/api.ts'
import { keepOnDevice, readDevice } from './device-wishes.ts'

/** The list of whoever is signed in. Loaded only when somebody is: visitors need none of it. */

let joining: Promise<string[]> | undefined

/**
 * What the device kept joins the account, and the device forgets it once the account has it: without an answer nothing
 * is lost. Answers all that the account holds.
 */
export function joinAccount(): Promise<string[]> {
  joining ??= join().finally(() => {
    joining = undefined
  })
  return joining
}

async function join(): Promise<string[]> {
  const kept = readDevice()
  const wanted = kept.filter((item) => WishItem.safeParse(item).success)
  const joined = await call(addWishes, { items: wanted }).catch((error: unknown) => {
    // More than the account has room for: the device keeps them, and the account is read as it is.
    if (error instanceof ApiError && error.status === 400 && wanted.length > 0) return null
    throw error
  })
  if (!joined) return (await call(addWishes, { items: [] })).items
  const { items } = joined
  const since = readDevice().filter((item) => !kept.includes(item))
  if (kept.length > 0) keepOnDevice(since)
  // Saved while the first were on their way.
  return since.length > 0 ? join() : items
}

let lastChange: Promise<unknown> = Promise.resolve()

/** Saves or takes off, one press after the other. Answers all items, or the words of the refusal. */
export function changeWish(item: string, isSaved: boolean): Promise<string[] | string> {
  const change = lastChange.then(async () => {
    try {
      const { items } = await (isSaved ? call(addWishes, { items: [item] }) : call(removeWish, { item }))
      return items
    } catch (error) {
      if (error instanceof ApiError) return error.message
      throw error
    }
  })
  lastChange = change.catch(() => undefined)
  return change
}

interface Shown {
  read: () => readonly string[]
  show: (items: readonly string[]) => void
}

/** Shown at once, and taken back where it did not arrive. Answers what to say of it. */
export async function toggleInAccount(item: string, { read, show }: Shown): Promise<string> {
  const isSaved = !read().includes(item)
  const put = (saved: boolean) => {
    const others = read().filter((one) => one !== item)
    show(saved ? [...others, item] : others)
  }
  put(isSaved)
  const answer = await changeWish(item, isSaved)
  if (typeof answer !== 'string') return isSaved ? 'Saved in your account.' : 'No longer saved.'
  put(!isSaved)
  return answer
}

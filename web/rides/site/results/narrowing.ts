import type { RideOption } from '#contract/rides.ts'

/** How the cars of an answer are put in order and which of them are shown; all of it stands in the address. */
export const carOrders = ['fit', 'price', 'size'] as const
export type CarOrder = (typeof carOrders)[number]

export interface Narrowing {
  sort: CarOrder
  /** Only what takes all of them. */
  fits: boolean
  /** Only what can be had at that hour. */
  free: boolean
}

export const narrowingNames = ['sort', 'fits', 'free'] as const

export function readNarrowing(params: URLSearchParams): Narrowing {
  return {
    sort: carOrders.find((one) => one === params.get('sort')) ?? 'fit',
    fits: params.get('fits') === 'yes',
    free: params.get('free') === 'yes',
  }
}

export function narrowingQuery({ sort, fits, free }: Narrowing): URLSearchParams {
  const query = new URLSearchParams()
  if (sort !== 'fit') query.set('sort', sort)
  if (fits) query.set('fits', 'yes')
  if (free) query.set('free', 'yes')
  return query
}

export const isFitting = ({ fit }: RideOption) => fit === 'exact' || fit === 'spare'

const isFree = ({ fit, whyNot }: RideOption) => fit === 'small' || whyNot === null

/** What a filter would leave out: one that leaves out nothing need not be offered. */
export const leftOut = (options: readonly RideOption[]) => ({
  fits: options.some(({ fit }) => fit === 'small'),
  free: options.some((option) => !isFree(option)),
})

/** What the office arranges is never hidden for being full, and stands last. */
export function narrowed(options: readonly RideOption[], by: Narrowing): RideOption[] {
  const shown = options.filter((option) => (!by.fits || option.fit !== 'small') && (!by.free || isFree(option)))
  if (by.sort === 'fit') return shown
  const value = (option: RideOption) => (by.sort === 'price' ? option.totalYen : -option.room.seats)
  const isLast = (option: RideOption) => (option.fit === 'ask' ? 1 : 0)
  return shown.toSorted((a, b) => isLast(a) - isLast(b) || value(a) - value(b))
}

import { useEffect, useRef, useState } from 'react'
import { availability } from '#contract/availability.ts'
import type { Wish } from '#contract/wishlist.ts'
import { call } from '#web/platform/api.ts'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { addMonths, monthOf } from '#web/ui/month-days.ts'

const usualParty = 2

/** The first free day of this month and the next, for two guests; null where there is none. */
export async function nextFreeDay({ slug, maxGuests }: Pick<Wish, 'slug' | 'maxGuests'>, today = todayInTokyo()) {
  const guests = Math.min(usualParty, maxGuests)
  for (const month of [monthOf(today), addMonths(monthOf(today), 1)]) {
    const { days } = await call(availability, { tour: slug, month, guests })
    const free = days.find((day) => day.free && day.day >= today)
    if (free) return free.day
  }
  return null
}

/** Asked when the tour comes into view, and said only when it is known: nobody waits for it. */
export function NextFree({ wish }: { wish: Wish }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [day, setDay] = useState<string | null>()
  const { slug, maxGuests } = wish
  useEffect(() => {
    if (!box.current) return
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      nextFreeDay({ slug, maxGuests }).then(setDay, () => undefined)
    })
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [slug, maxGuests])
  return (
    <p ref={box} className="mt-1 min-h-[1.3125rem] text-sm font-[550] text-matsu">
      {day && <bdi>Next free: {shortDay(day)}</bdi>}
      {day === null && <span className="text-ink-2">Nothing free this month and next</span>}
    </p>
  )
}

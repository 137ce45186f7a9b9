import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { officeBadges } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { useBadgeNews } from '#web/platform/badge-news.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

type Badges = OutputOf<typeof officeBadges>

/** What waits in which room. Asked anew with every page, whenever one is read again, and when a page sees that it changed; where nobody answers, the last count stays and is asked for again. */
export function useBadges(): Readonly<Record<string, number>> {
  const { pathname } = useLocation()
  const isIdle = useRevalidator().state === 'idle'
  const news = useBadgeNews()
  const [badges, setBadges] = useState<Badges | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another moment, and so is what a page tells
  useEffect(() => {
    if (!isIdle) return
    return askUntilAnswered(() => call(officeBadges), setBadges)
  }, [pathname, isIdle, news])

  return {
    '/admin/tour-bookings/list': badges?.tourBookings ?? 0,
    '/admin/bookings/list': badges?.rides ?? 0,
    '/admin/messages': badges?.messages ?? 0,
    '/admin/reviews': badges?.reviews ?? 0,
    '/admin/dispatch': badges?.dispatch ?? 0,
  }
}

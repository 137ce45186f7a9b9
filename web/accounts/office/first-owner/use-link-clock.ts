import { useEffect, useRef, useState } from 'react'
import type { SetUpLink } from '#contract/first-owner.ts'
import { counted } from '#core/words.ts'
import { announce } from '#web/ui/announce.ts'

/** Said aloud when so many minutes are left: whoever does not see the clock hears it in time. */
const saidAtMinutes = [10, 5, 1]

/** "52:08", by the server's clock, once a second; tells when it is over, also where a laptop slept meanwhile. */
export function useLinkClock({ endsAt, now }: Pick<SetUpLink, 'endsAt' | 'now'>, onOver: () => void): string {
  const [aheadMs] = useState(() => Date.parse(now) - Date.now())
  const leftNow = () => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - aheadMs) / 1000))
  const [left, setLeft] = useState(leftNow)
  const tell = useRef({ leftNow, onOver })
  useEffect(() => {
    tell.current = { leftNow, onOver }
  })
  useEffect(() => {
    const timer = setInterval(() => setLeft(tell.current.leftNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) tell.current.onOver()
    if (left > 0 && left % 60 === 0 && saidAtMinutes.includes(left / 60))
      announce(`This link ends in ${counted(left / 60, 'minute')}.`)
  }, [left])
  return minutesAndSeconds(left)
}

export const minutesAndSeconds = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

import { useEffect, useRef } from 'react'
import { sayBadgesChanged } from '#web/platform/badge-news.ts'
import { boardStore } from '../board-store.ts'
import { isInTray } from '../job/job-words.ts'

/** The count beside the room's name follows the tray, without waiting for another page. */
export function useTrayBadge() {
  const waiting = boardStore(({ board }) => board && board.jobs.filter(isInTray).length + board.elsewhere.length)
  const before = useRef(waiting)
  useEffect(() => {
    if (before.current !== null && waiting !== null && before.current !== waiting) sayBadgesChanged()
    before.current = waiting
  }, [waiting])
}

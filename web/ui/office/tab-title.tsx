import { useLayoutEffect } from 'react'
import { officeTitleOf } from '#web/platform/route-metadata.ts'

/** The rooms of the office that have a title of their own. */
const rooms = { tourBookings: 'Admin Tour Bookings | Annai', categories: 'Admin Categories | Annai' }

type TabTitleProps = { of: string; room?: keyof typeof rooms }

/** Names what is open on the browser's tab: with five of them open, "One booking" says nothing. */
export function TabTitle({ of: name, room }: TabTitleProps) {
  const title = room ? `${name} · ${rooms[room]}` : officeTitleOf({ name })
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // Another page has put its own there already.
      if (document.title === title) document.title = before
    }
  }, [title])
  return null
}

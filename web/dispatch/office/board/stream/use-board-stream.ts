import { useEffect } from 'react'
import { toWire } from '#contract/call.ts'
import { type BoardSpan, boardNews } from '#contract/dispatch.ts'
import { loseSession, sessionStore } from '#web/platform/session.ts'
import { readSite } from '#web/platform/site.ts'
import { boardStore, hearNews } from '../board-store.ts'
import { listenToBoard } from './listen-to-board.ts'

let wake: () => void = () => undefined

/** Somebody does not want to wait for the next attempt. */
export const listenAgain = () => wake()

/** Listens to the board of these days as long as the page is there, and begins anew whenever the line is lost. */
export function useBoardStream(day: string, days: BoardSpan): void {
  useEffect(() => {
    // The days before stay in view, to look at, until the new ones are here; what is carried is put down by who
    // holds it, when they hear that the line is not live.
    boardStore.setState({ line: 'opening', proposed: [], moving: [] })
    let token: string | undefined
    const isOther = () => {
      const { board } = boardStore.getState()
      return board !== null && (board.firstDay !== day || board.days !== days)
    }
    const listening = listenToBoard({
      open: (signal) => {
        token = sessionStore.getState().session?.token
        return fetch(readSite().apiBaseUrl + toWire(boardNews, { day, days }).path, {
          headers: { accept: 'application/x-ndjson', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          cache: 'no-store',
          signal,
        })
      },
      hear: hearNews,
      lose: () =>
        boardStore.setState({
          line: 'lost',
          moving: [],
          ...(isOther() ? { board: null } : {}),
        }),
      end: () => {
        if (token && token === sessionStore.getState().session?.token) loseSession()
      },
    })
    wake = listening.wake
    const seen = () => {
      if (document.visibilityState === 'visible') listening.wake()
    }
    addEventListener('online', listening.wake)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', listening.wake)
      document.removeEventListener('visibilitychange', seen)
      listening.stop()
    }
  }, [day, days])
  // Whoever comes back finds a fresh board, and none of last week.
  useEffect(
    () => () => boardStore.setState({ board: null, line: 'opening', carried: null, proposed: [], undoable: [] }),
    [],
  )
}
